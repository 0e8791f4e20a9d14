// deno run pack.mjs FOLDER: compiles the hot modules of FOLDER's raw/*.zip, in the Python that will read them.
import { loadPyodide } from "pyodide";

const folder = Deno.args[0];
const names = ["python_stdlib.zip", "numpy.zip", "attnlib.zip"];
const raw = Object.fromEntries(names.map((name) => [name, Deno.readFileSync(`${folder}/raw/${name}`)]));
const python = await loadPyodide();
for (const name of names.slice(1)) {
  python.unpackArchive(raw[name], "zip", { extractDir: "/lib/python3.13/site-packages" });
}
python.runPython(Deno.readTextFileSync("pack.py"));
python.runPython(Deno.readTextFileSync("runner.py"));
python.runPython("import numpy; hot = set(imported())");
for (const name of names) {
  python.globals.set("data", raw[name]);
  const made = python.runPython(`repacked(bytes(data.to_py()), hot, ${name === "attnlib.zip" ? "True" : "False"})`);
  Deno.writeFileSync(`${folder}/${name}`, made.toJs());
}
