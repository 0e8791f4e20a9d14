// deno run run_page.mjs FOLDER ASKED: what the page's Python says. ASKED holds a script and cells to run.
import { loadPyodide } from "pyodide";

const [folder, asked] = Deno.args;
const python = await loadPyodide({ stdout: () => {} });
for (const name of ["numpy.zip", "attnlib.zip"]) {
  python.unpackArchive(Deno.readFileSync(`${folder}/${name}`), "zip", { extractDir: "/lib/python3.13/site-packages" });
}
const { runner, script, cells } = JSON.parse(Deno.readTextFileSync(asked));
python.runPython(runner);
const outcomes = {};
for (const { key, code, before } of cells) {
  python.runPython("space.clear(); space['__name__'] = '__main__'; done.clear()");
  const told = JSON.parse(python.globals.get("run_cell")(code, key, JSON.stringify(before)));
  outcomes[key] = told;
}
const verdicts = JSON.parse(python.runPython(`${script}\nverdicts()`));
console.log(JSON.stringify({ verdicts, outcomes }));
