const { createRequire } = require('node:module');
const { canMatch } = require('./can-match.cjs');
const { requireJsdom } = require('./require-jsdom.cjs');
const { StyleIndex } = require('./style-index.cjs');

/** @typedef {import('./style-index.cjs').Rule} Rule */
/** @typedef {import('./style-index.cjs').Sheet} Sheet */
/**
 * @typedef {object} Document a document as jsdom keeps it
 * @property {string} _mode
 * @property {WeakMap<object, object> | null} _styleCache discarded at each change
 * @property {{ _list: Sheet[] }} styleSheets
 */
/**
 * @typedef {import('./can-match.cjs').Element & {
 *   _ownerDocument: Document, _attached: boolean, style: Rule['style'], parentElement: Element | null,
 * }} Element
 */

const selectors = requireJsdom('jsdom/lib/jsdom/living/helpers/selectors');
const { implForWrapper, wrapperForImpl } = requireJsdom('jsdom/lib/jsdom/living/generated/utils');
const { matchesDontThrow } = selectors;
const styleRules = requireJsdom('jsdom/lib/jsdom/living/helpers/style-rules');
const requireOfJsdom = createRequire(requireJsdom.resolve('jsdom'));
const { CSSStyleDeclaration } = requireOfJsdom('cssstyle');
const defaultSheet = requireOfJsdom('rrweb-cssom').parse(requireJsdom('jsdom/lib/jsdom/browser/default-stylesheet'));

/** What an element passes on to those in it. */
const inherited = Object.entries(styleRules.propertiesWithResolvedValueImplemented)
  .filter(([, { inherited: isInherited }]) => isInherited)
  .map(([name]) => name);

/** @type {WeakMap<Rule, number>} */
const numbers = new WeakMap();
let lastNumber = 0;

/**
 * Per document: its rules, the declarations that apply by the rules that match and the inline style, and the computed
 * styles by the declarations and by what the parent passes on.
 * @typedef {object} Known
 * @property {InstanceType<typeof StyleIndex>} index
 * @property {Map<string, CSSStyleDeclaration>} declarations
 * @property {WeakMap<CSSStyleDeclaration, Map<string, Computed>>} computed
 */
/** @typedef {{ style: CSSStyleDeclaration, passedOn: string }} Computed */
/** @type {WeakMap<Document, Known>} */
const knownOf = new WeakMap();

/**
 * jsdom compares each element with each rule of its style sheets, at some 30 µs, to compute a style. A comparison of
 * names excludes nearly all of them. In quirks mode names match in any case, so nothing is excluded.
 * @param {Element} element
 * @param {unknown} selector
 * @returns {boolean}
 */
selectors.matchesDontThrow = (element, selector) =>
  (element._ownerDocument._mode !== 'no-quirks' || canMatch(element, String(selector))) &&
  matchesDontThrow(element, selector);

/**
 * jsdom reads each value of each rule again for each element. Elements that the same rules match have the same
 * declarations; a rule itself does not change in a test.
 * @param {Element} element
 * @returns {CSSStyleDeclaration}
 */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const cached = /** @type {CSSStyleDeclaration | undefined} */ (document._styleCache.get(element));
  if (cached) return cached;
  const { index, declarations } = ofDocument(document);
  const rules = (document._mode === 'no-quirks' ? index.candidates(element) : index.rules).filter(({ selectorText }) =>
    selectors.matchesDontThrow(element, selectorText),
  );
  const key = `${rules.map(numberOf).join()} ${element.style.cssText}`;
  const declaration = declarations.get(key) ?? declare([...rules.map(({ style }) => style), element.style]);
  declarations.set(key, declaration);
  document._styleCache.set(element, declaration);
  return declaration;
};

/** @param {Document} document */
function ofDocument(document) {
  const sheets = [defaultSheet, ...document.styleSheets._list];
  const known = knownOf.get(document) ?? { index: new StyleIndex(), declarations: new Map(), computed: new WeakMap() };
  knownOf.set(document, known);
  if (!known.index.extendTo(sheets)) {
    known.index = new StyleIndex();
    known.index.extendTo(sheets);
  }
  return known;
}

/** @param {Rule} rule */
function numberOf(rule) {
  const number = numbers.get(rule) ?? (lastNumber += 1);
  numbers.set(rule, number);
  return number;
}

/** Later values replace earlier ones, as in jsdom. @param {Rule['style'][]} styles */
function declare(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  return declaration;
}

/**
 * Keeps computed styles of attached elements until jsdom discards its own cache of declarations, which it does at each
 * change of the document. Elements with the same declarations in parents that pass on the same share a style. Roles and
 * accessible names are computed from these styles.
 * @param {{ getComputedStyle: typeof globalThis.getComputedStyle }} window
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  /** @type {WeakMap<object, WeakMap<object, Computed>>} */
  const kept = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const node = implForWrapper(element);
    return pseudo || !node?._attached ? compute(element, pseudo) : computed(node).style;
  };

  /** @param {Element} node @returns {Computed} */
  function computed(node) {
    const { _ownerDocument: document } = node;
    const cached = document._styleCache && kept.get(document._styleCache)?.get(node);
    if (cached) return cached;
    const passedOn = node.parentElement ? computed(node.parentElement).passedOn : '';
    const declaration = styleRules.getDeclarationForElement(node);
    const { computed: all } = ofDocument(document);
    const same = all.get(declaration) ?? new Map();
    all.set(declaration, same);
    const found = same.get(passedOn) ?? {
      style: compute(wrapperForImpl(node)),
      passedOn: JSON.stringify(inherited.map((name) => styleRules.getResolvedValue(node, name))),
    };
    same.set(passedOn, found);
    const styleCache = /** @type {object} */ (document._styleCache);
    if (!kept.has(styleCache)) kept.set(styleCache, new WeakMap());
    kept.get(styleCache)?.set(node, found);
    return found;
  }
}

module.exports = { keepComputedStyles };
