const { canMatch } = require('./can-match.cjs');
const { requireJsdom } = require('./require-jsdom.cjs');

const selectors = requireJsdom('jsdom/lib/jsdom/living/helpers/selectors');
const { implForWrapper } = requireJsdom('jsdom/lib/jsdom/living/generated/utils');
const { matchesDontThrow } = selectors;

/**
 * jsdom compares each element with each rule of its style sheets, at some 30 µs, to compute a style. A comparison of
 * names excludes nearly all of them. In quirks mode names match in any case, so nothing is excluded.
 * @param {import('./can-match.cjs').Element & { _ownerDocument: { _mode: string } }} element
 * @param {unknown} selector
 * @returns {boolean}
 */
selectors.matchesDontThrow = (element, selector) =>
  (element._ownerDocument._mode !== 'no-quirks' || canMatch(element, String(selector))) &&
  matchesDontThrow(element, selector);

/**
 * Keeps computed styles of attached elements until jsdom discards its own cache of declarations, which it does at each
 * change of the document. Roles and accessible names are computed from these styles.
 * @param {{ getComputedStyle: typeof globalThis.getComputedStyle }} window
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  /** @type {WeakMap<object, WeakMap<object, CSSStyleDeclaration>>} */
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const node = implForWrapper(element);
    if (pseudo || !node?._attached) return compute(element, pseudo);
    const { _ownerDocument: document } = node;
    const styles = document._styleCache && kept.get(document._styleCache);
    const known = styles?.get(node);
    if (known) return known;
    const style = compute(element);
    if (!kept.has(document._styleCache)) kept.set(document._styleCache, new WeakMap());
    kept.get(document._styleCache)?.set(node, style);
    return style;
  };
}

module.exports = { keepComputedStyles };
