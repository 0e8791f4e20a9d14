// One state for all views of a figure: it lives in the model, and every view only follows it.

/**
 * @typedef {object} Model what an anywidget gets, or the page's host gives
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(event: string, call: (...args: any[]) => void) => void} on
 * @property {(event: string, call?: any) => void} off
 */

/**
 * The state of a model: `read()` it, `change(patch)` it, `reset()` it to what it was created with, which
 * the model holds as `_start`. `follow(changed)` is called once for each change, whoever made it;
 * `changed(state, own)` learns whether this view made it.
 * @param {Model} model
 * @param {string[]} controls names that readers and Python change
 * @param {string[]} fixed names that stay
 */
export function store(model, controls, fixed = []) {
  const names = [...controls, ...fixed];
  /** @type {((state: any, own: {glide: boolean} | null) => void)[]} */
  const followers = [];
  let changing = false;
  const read = () => Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const tell = (/** @type {{glide: boolean} | null} */ own) => {
    if (changing) return;
    const state = read();
    followers.forEach((call) => call(state, own));
  };
  const others = () => tell(null);
  controls.forEach((name) => model.on(`change:${name}`, others));
  const change = (/** @type {Record<string, any>} */ patch, { glide = false } = {}) => {
    changing = true;
    for (const [name, value] of Object.entries(patch)) model.set(name, value);
    changing = false;
    tell({ glide });
    model.save_changes();
  };
  const start = () => {
    const first = model.get("_start") ?? {};
    return Object.fromEntries(controls.filter((name) => name in first).map((n) => [n, first[n]]));
  };
  return {
    read,
    change,
    reset: () => change(start(), { glide: true }),
    follow: (/** @type {(state: any, own: {glide: boolean} | null) => void} */ call) =>
      void followers.push(call),
    stop: () => controls.forEach((name) => model.off(`change:${name}`, others)),
  };
}

/** @typedef {ReturnType<typeof store>} Store */
