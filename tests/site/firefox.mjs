// deno run firefox.mjs ASKED: a reader's way through the built book in Firefox, by WebDriver BiDi. ASKED is a file: where
// Firefox is, what to write into an exercise, its chapter's addresses and those of pages with live figures.
import puppeteer from "puppeteer-core";

const asked = JSON.parse(Deno.readTextFileSync(Deno.args[0]));
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const browsers = [];

async function opened(address) {
  // By the window's own size: emulating a screen needs commands that Firefox ESR does not have.
  const args = ["--width=1000", "--height=800", ...(Deno.uid() === 0 ? ["--no-sandbox"] : [])];
  const how = { browser: "firefox", executablePath: asked.firefox, defaultViewport: null, args };
  const browser = await puppeteer.launch(how);
  browsers.push(browser);
  const page = await browser.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(address);
  return { page, complaints };
}

/** An exercise with its buttons; every step returns what the reader sees after it. */
function exercise(page) {
  const cell = '.cell:has([data-exercises="lookup.softmax"])';
  const press = (name) => page.$eval(cell, (e, name) => [...e.querySelectorAll(".run-bar button")].find((b) => b.textContent === name).click(), name);
  const idle = () => page.waitForSelector(`${cell} .run-go[aria-disabled=false]`, { timeout: 90_000 });
  const seen = async () => ({
    answer: await page.$eval(`${cell} [role=status]`, (e) => e.innerText),
    sign: await page.$eval(`${cell} .run-passed`, (e) => e.textContent),
    code: await page.$eval(cell, (e) => [...e.querySelectorAll(".cm-line, .cell_input pre:not([hidden])")].map((line) => line.textContent).join("\n").trimEnd()),
  });
  async function write(code) {
    if (!await page.$(`${cell} .cm-content`)) await press("Edit");
    await (await page.waitForSelector(`${cell} .cm-content`)).click();
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    // As a paste: typed letter by letter, the editor would indent by itself.
    await page.evaluate((code) => document.execCommand("insertText", false, code), code);
  }
  async function start(code) {
    await write(code);
    await page.keyboard.down("Shift");
    await page.keyboard.press("Enter");
    await page.keyboard.up("Shift");
  }
  async function run(code) {
    await start(code);
    await idle();
    return seen();
  }
  return { press, idle, seen, start, run };
}

async function answers(address) {
  const { page, complaints } = await opened(address);
  const { press, idle, seen, start, run } = exercise(page);
  const told = {};
  for (const [name, code] of Object.entries(asked.answers)) told[name] = await run(code);
  await start("while True:\n    pass");
  await sleep(500);
  await press("Stop");
  await idle();
  told.stopped = await seen();
  told.restarted = await run("20 + 22");
  await run(asked.answers.wrong);
  await sleep(1000);
  await page.reload();
  told.reloaded = await seen();
  await press("Reset");
  told.reset = await seen();
  told.complaints = [...complaints]; // the next step is to end in one
  told.crash = await run("import os\nos.abort()");
  told.again = await run("20 + 22");
  return told;
}

/** Whether each figure of a page opens, and whether some control of it, used by hand, changes its picture. */
async function figures(page, address) {
  await page.goto(address);
  const found = {};
  for (const box of await page.$$(".attnlib-figure")) {
    const name = await box.evaluate((e) => e.dataset.figure);
    await box.evaluate((e) => e.scrollIntoView());
    // No waitForFunction: the preload scripts that puppeteer adds for it may fail in Firefox at the next page, even an empty one.
    await page.waitForSelector(`.attnlib-figure[data-figure=${name}][data-mounted]`, { timeout: 15_000 });
    await sleep(500);
    found[name] = await changes(page, box);
  }
  return found;
}

async function changes(page, box) {
  // What is drawn or written, not how a control itself looks when it is used.
  const picture = () => box.evaluate((e) => {
    const written = (each) => each.style.cssText + [...each.childNodes].map((node) => node.nodeType === 3 ? node.data : "").join("");
    const inside = (root) => [...root.querySelectorAll("*")].flatMap((each) => {
      if (each.shadowRoot) return inside(each.shadowRoot);
      return each.tagName === "svg" ? each.outerHTML : each.closest("svg, button, label, input, output, [role=status]") ? "" : written(each);
    });
    return inside(e).join(" ");
  });
  const before = await picture();
  const controls = ":is(input[type=range], [role=slider], input[type=radio], button)";
  for (const control of [...await box.$$(`>>> ${controls}`), ...await box.$$(controls)]) {
    if (!await control.isVisible() || await control.evaluate((e) => e.disabled || e.ariaPressed === "true")) continue;
    await control.evaluate((e) => e.scrollIntoView({ block: "center" }));
    const key = await control.evaluate((e) => !e.matches("input[type=range], [role=slider]") ? " " : e.value === e.max ? "ArrowLeft" : "ArrowRight");
    await control.focus();
    await page.keyboard.press(key);
    await sleep(600);
    if (await picture() !== before) return true;
  }
  return false;
}

const told = { answers: {}, figures: {} };
const ways = Object.entries(asked.exercise).map(async ([name, address]) => { told.answers[name] = await answers(address); });
try {
  await Promise.all(ways);
  const { page, complaints } = await opened("about:blank");
  for (const [name, address] of Object.entries(asked.pages)) told.figures[name] = await figures(page, address);
  console.log(JSON.stringify({ ...told, complaints }));
} finally {
  await Promise.allSettled(ways); // a browser that opens late is closed too
  for (const browser of browsers) await browser.close();
}
