// deno run --allow-all own_tests.mjs WHEEL NATIVE PURE OUT [WORD...]: numpy's own tests in the page's Python.
// NATIVE is PyPI's wheel of the same version, whose tests are taken; PURE holds pytest and hypothesis as wheels.
// Eight files share an interpreter, in a process of its own; one that dies is followed by another.
import { loadPyodide } from "pyodide";

const SITE = "/lib/python3.13/site-packages";
const LIMIT = 120_000;
const [wheel, native, pure, out, ...words] = Deno.args;

async function begin() {
  const python = await loadPyodide({ stdout: () => {}, stderr: () => {} });
  const unpack = (path, dir) => python.unpackArchive(Deno.readFileSync(path), "zip", { extractDir: dir });
  unpack(native, "/native");
  unpack(wheel, SITE);
  for (const { name } of Deno.readDirSync(pure)) unpack(`${pure}/${name}`, SITE);
  python.runPython(`
import os, shutil
for folder, _, files in os.walk("/native/numpy"):
    if "/tests" in folder or folder.endswith(("/testing", "/numpy")):
        kept = folder.replace("/native", "${SITE}")
        os.makedirs(kept, exist_ok=True)
        for file in files:
            target = os.path.join(kept, file)
            if not os.path.exists(target) and not file.endswith(".so"): shutil.copyfile(os.path.join(folder, file), target)
os.chdir("${SITE}")
`);
  python.runPython(Deno.readTextFileSync(new URL("own_tests.py", import.meta.url)));
  return python;
}

if (words[0] === "--these") {
  const python = await begin();
  let deadline = Infinity;
  const clock = { get 0() { if (performance.now() < deadline) return 0; deadline += 5000; return 2; }, set 0(_) {} };
  python.setInterruptBuffer(clock);
  python.runPython("stand_in()");
  for (const name of words.slice(1)) {
    deadline = performance.now() + LIMIT;
    console.log(`${name} ${python.globals.get("run")(name)}`);
  }
  Deno.exit(0);
}

/** Run as many of the files as one interpreter stands, and return what came of each. */
async function some(names) {
  const args = ["run", "--quiet", "--allow-all", "--config", Deno.env.get("CONFIG"), import.meta.url, wheel, native, pure, out, "--these", ...names];
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  const lines = new TextDecoder().decode(stdout).split("\n").filter((line) => line.startsWith("numpy/"));
  const told = lines.map((line) => [line.split(" ", 1)[0], JSON.parse(line.slice(line.indexOf(" ") + 1))]);
  if (told.length < names.length) {
    const said = new TextDecoder().decode(stderr).trim().split("\n")[0].slice(0, 200);
    told.push([names[told.length], { broke: said || "the interpreter ended" }]);
  }
  return told;
}

const listed = new TextDecoder().decode((await new Deno.Command("unzip", { args: ["-Z1", native] }).output()).stdout)
  .split("\n").filter((name) => /tests\/test_.*\.py$/.test(name) && (!words.length || words.some((word) => name.includes(word)))).sort();
const told = {};
for (let from = 0; from < listed.length; from = Object.keys(told).length) {
  Object.assign(told, Object.fromEntries(await some(listed.slice(from, from + 8))));
  Deno.writeTextFileSync(out, JSON.stringify(told, null, 1));
}
