// Python in a worker. All it needs arrives in one message; it asks the network for nothing.
"use strict";
const PACKAGES = "/lib/python3.13/site-packages";
let python;
let deadline = Infinity;

// Nobody outside can set a byte in a busy worker without headers that a file:// page lacks. So the byte reads
// the clock: Python looks at it every few steps, and 2 means an interrupt.
const clock = {
  get 0() {
    if (performance.now() < deadline) return 0;
    deadline = Infinity;
    return 2;
  },
  set 0(_value) {},
};

/** Answer fetch from the files that were handed in. */
function offline(files) {
  self.fetch = async (asked) => {
    const name = String(asked.url ?? asked).split("/").pop();
    if (!files[name]) throw new TypeError(`the page's Python has no network: ${asked}`);
    return new Response(files[name], { headers: { "content-type": "application/octet-stream" } });
  };
}

async function boot({ files, module, runner, lock, failures }) {
  offline(files);
  WebAssembly.instantiateStreaming = async (_answer, imports) => ({
    module,
    instance: await WebAssembly.instantiate(module, imports),
  });
  python = await loadPyodide({
    indexURL: "https://packs.invalid/",
    lockFileContents: lock,
    stdout: (text) => postMessage({ type: "out", text }),
    stderr: (text) => postMessage({ type: "out", text }),
  });
  for (const name of ["numpy.zip", "attnlib.zip"]) {
    python.unpackArchive(new Uint8Array(files[name]), "zip", { extractDir: PACKAGES });
  }
  python.setInterruptBuffer(clock);
  python.runPython(runner);
  python.globals.get("remember")(failures);
  postMessage({ type: "ready" });
}

function run({ code, cell, before, drafts, name, limit }) {
  deadline = performance.now() + limit;
  const told = python.globals.get("run_cell").callKwargs(code, cell, before, drafts, { name });
  deadline = Infinity;
  postMessage({ type: "done", ...JSON.parse(told) });
}

function call({ name, given, limit = Infinity }) {
  deadline = performance.now() + limit;
  const told = python.globals.get(name)(...given);
  deadline = Infinity;
  postMessage({ type: "done", ...JSON.parse(told) });
}

onmessage = async ({ data }) => {
  try {
    if (data.type === "boot") await boot(data);
    else if (data.type === "run") run(data);
    else if (data.type === "sheet") call(data);
    else postMessage({ type: "done", result: python.globals.get("open_solution")(data.name) });
  } catch (error) {
    // What reaches this place has left Python in an unknown state: the page starts another.
    postMessage({ type: "crash", text: String(error) });
  }
};
