"""axe-core on an open page: every rule, with what it would ask twice asked once."""

# axe's time grows with a page's elements, most of which are tokens of code, and with the texts whose
# colours it asks. So it meets each listing as a copy, while the listing itself waits aside:
# - for colours a copy with the first token of each look; the others are text of the listing, in its place;
# - for all other rules a copy with its text alone: a token is a span with a class, of which no rule speaks.
# Formulas in a line, but the page's first, are met as copies with their text alone too: all are made alike.
# Other texts that look like one already met (same ink, same size, same backgrounds above; a link in
# the same ink around it), and with them all texts inside, have the same answer: they are invisible,
# which moves nothing, while it looks at colours.
THIN_OUT = """colours => {
  const backs = new WeakMap([[document, '']]);
  const look = element => {
    if (!backs.has(element)) {
      const style = getComputedStyle(element);
      backs.set(element, look(element.parentNode) + [style.backgroundColor, style.backgroundImage,
        style.opacity, style.position, style.filter].join());
    }
    return backs.get(element);
  };
  const signature = element => {
    const style = getComputedStyle(element);
    const around = element.closest('a')
      ? getComputedStyle(element.closest('a').parentNode).color : '';
    return [element.localName, style.color, style.fontSize, style.fontWeight, around,
      style.textShadow, style.textDecoration, style.borderBottom, look(element)].join('|');
  };
  const isToken = e => e.localName === 'span' && e.getAttributeNames().every(n => n === 'class');
  const consists = of => e => e.childElementCount && [...e.querySelectorAll('*')].every(of);
  const listings = [...document.querySelectorAll('pre')].filter(consists(isToken));
  const isGlyph = e => (['span', 'svg', 'path'].includes(e.localName) || e.namespaceURI.endsWith('MathML'))
    && !e.matches('[href], [id], [role], [tabindex], [title]');
  const formulas = [...document.querySelectorAll('span.math')].slice(1);
  const seen = new Set(['nothing of its own']);
  const twins = new Set();
  const meet = element => {
    if (!element.checkVisibility()) return;
    const children = element.matches('span.math') ? [] : [...element.children];
    children.forEach(meet);
    const own = [...element.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim());
    const wrapper = children.length && !own && element.localName !== 'a';
    const mark = wrapper ? 'nothing of its own' : signature(element);
    if (seen.has(mark) && children.every(child => twins.has(child))) twins.add(element);
    seen.add(mark);
  };
  if (colours) meet(document.body);
  for (const twin of twins) twin.dataset.twin = '';
  window.thinnedOut = [...listings, ...formulas.filter(consists(isGlyph))].map(whole => {
    const coloured = colours && whole.localName === 'pre' && whole.checkVisibility();
    const copy = whole.cloneNode(coloured);
    if (!coloured) copy.textContent = whole.textContent;
    copy.querySelectorAll('[data-twin]').forEach(token => token.replaceWith(token.textContent));
    return [whole, copy];
  });
  for (const [whole, copy] of window.thinnedOut) whole.replaceWith(copy);
}"""
# A listing that waited aside had no width: the page finds out anew, in the next layout, whether it scrolls.
RESTORE = """async () => {
  for (const [whole, copy] of window.thinnedOut) copy.replaceWith(whole);
  document.querySelectorAll('[data-twin]').forEach(e => delete e.dataset.twin);
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
}"""
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page, source, *, only_colours=False):
    """Return what axe finds serious or critical: rule, first places and why.

    Only colours depend on the theme, so a page's second theme needs no other rule.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(content=source)
        page.add_style_tag(content="[data-twin] { visibility: hidden !important; }")
    found = run(page, f"runOnly: {COLOURS}", colours=True)
    if not only_colours:
        off = ", ".join(f"'{rule}': {{enabled: false}}" for rule in COLOURS)
        found += run(page, f"rules: {{{off}}}", colours=False)
    return [
        (
            rule["id"],
            [node["target"] for node in rule["nodes"]][:5],
            rule["nodes"][0]["failureSummary"],
        )
        for rule in found
        if rule["impact"] in {"serious", "critical"} or rule["id"] == "region"
    ]


def run(page, rules, *, colours):
    """Run axe with these rules over the page, thinned out for them."""
    page.evaluate(THIN_OUT, colours)
    result = page.evaluate(
        f"() => axe.run(document, {{preload: false, resultTypes: ['violations'], {rules}}})"
    )
    page.evaluate(RESTORE)
    assert result["passes"], "axe found nothing to check"
    return result["violations"]
