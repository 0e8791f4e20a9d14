"""axe-core on an open page: every rule, with the costly one kept from asking a thing twice."""

# Colours take axe nine tenths of its time, nearly all of it on the tokens of code. Where a leaf looks
# like one already met (same ink, same size, same backgrounds above it; a link in the same ink around it)
# the answer is the same, so it is made invisible, which moves nothing, while axe looks at colours.
MARK_TWINS = """() => {
  const backs = new WeakMap([[document, '']]);
  const look = element => {
    if (!backs.has(element)) {
      const style = getComputedStyle(element);
      backs.set(element, look(element.parentNode) + [style.backgroundColor, style.backgroundImage,
        style.opacity, style.position, style.filter].join());
    }
    return backs.get(element);
  };
  const seen = new Set();
  const twins = [];
  for (const element of document.querySelectorAll('body *')) {
    if (element.childElementCount || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const around = element.closest('a')
      ? getComputedStyle(element.closest('a').parentNode).color : '';
    const signature = [element.localName, style.color, style.fontSize, style.fontWeight, around,
      style.textShadow, style.textDecoration, style.borderBottom, look(element)].join('|');
    if (seen.has(signature)) twins.push(element);
    seen.add(signature);
  }
  for (const twin of twins) twin.dataset.twin = '';
}"""
FORGET_TWINS = "() => document.querySelectorAll('[data-twin]').forEach(e => delete e.dataset.twin)"
COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page, source, *, only_colours=False):
    """Return what axe finds serious or critical: rule, first places and why.

    Only colours depend on the theme, so a page's second theme needs no other rule.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(content=source)
        page.add_style_tag(content="[data-twin] { visibility: hidden !important; }")
    page.evaluate(MARK_TWINS)
    found = run(page, f"runOnly: {COLOURS}")
    page.evaluate(FORGET_TWINS)
    if not only_colours:
        off = ", ".join(f"'{rule}': {{enabled: false}}" for rule in COLOURS)
        found += run(page, f"rules: {{{off}}}")
    return [
        (
            rule["id"],
            [node["target"] for node in rule["nodes"]][:5],
            rule["nodes"][0]["failureSummary"],
        )
        for rule in found
        if rule["impact"] in {"serious", "critical"}
    ]


def run(page, rules):
    """Run axe with these rules over the page."""
    result = page.evaluate(
        f"() => axe.run(document, {{preload: false, resultTypes: ['violations'], {rules}}})"
    )
    assert result["passes"], "axe found nothing to check"
    return result["violations"]
