/** @typedef {{ tag: string, id: string, classes: string[] }} Names what an element must have, all of it */
/** @typedef {{ own: Names, above?: { names: Names, isParent: boolean } }} Need `above`: a parent or ancestor */
/**
 * @typedef {object} Element an element as jsdom keeps it
 * @property {string} _localName
 * @property {Element | null} parentElement
 * @property {(namespace: null, name: string) => string | null} getAttributeNS
 */

/** A tag, classes and ids. */
const compound = /^(?:\*|[a-z][\w-]*)?(?:[.#][\w-]+)*$/i;
const bracketed = /\([^()[\]]*\)|\[[^()[\]]*\]/g;

/** @type {Map<string, Need[] | undefined>} */
const known = new Map();

/**
 * Whether an element in a document without quirks may match a selector, judged by names only: false only where it
 * cannot match.
 * @param {Element} element
 * @param {string} selector
 */
function canMatch(element, selector) {
  const needs = needsKnown(selector);
  return needs === undefined || needs.some((need) => hasNames(element, need.own) && isBelow(element, need.above));
}

/** @param {string} selector */
function needsKnown(selector) {
  if (!known.has(selector)) known.set(selector, needsOf(selector));
  return known.get(selector);
}

/** @param {Element} element @param {Need['above']} above */
function isBelow(element, above) {
  if (!above) return true;
  let ancestor = element.parentElement;
  if (above.isParent) return ancestor !== null && hasNames(ancestor, above.names);
  while (ancestor && !hasNames(ancestor, above.names)) ancestor = ancestor.parentElement;
  return ancestor !== null;
}

/** @param {Element} element @param {Names} names */
function hasNames(element, { tag, id, classes }) {
  if (tag !== '' && tag !== element._localName.toLowerCase()) return false;
  if (id !== '' && id !== element.getAttributeNS(null, 'id')) return false;
  if (classes.length === 0) return true;
  const its = element.getAttributeNS(null, 'class') ?? '';
  return classes.every((name) => its.includes(name));
}

/**
 * One for each alternative of a selector; `undefined` for a selector that names alone say nothing about.
 * @param {string} selector
 */
function needsOf(selector) {
  if (/[\\&]/.test(selector)) return undefined;
  const needs = withoutBrackets(selector).split(',').map(needOf);
  return needs.every((need) => need !== undefined) ? needs : undefined;
}

/** @param {string} alternative @returns {Need | undefined} */
function needOf(alternative) {
  const steps = alternative
    .trim()
    .replace(/\s*([>+~])\s*/g, '$1')
    .split(/([\s>+~])/);
  const own = namesOf(steps.at(-1) ?? '');
  if (!own) return undefined;
  const combinator = steps.at(-2) ?? '';
  const names = namesOf(steps.at(-3) ?? '');
  if (!names || !/^[\s>]$/.test(combinator)) return { own };
  return { own, above: { names, isParent: combinator === '>' } };
}

/** @param {string} step @returns {Names | undefined} */
function namesOf(step) {
  const names = step.replace(/::?[\w-]+/g, '');
  if (step === '' || !compound.test(names)) return undefined;
  return {
    tag: (/^[a-z][\w-]*/i.exec(names)?.[0] ?? '').toLowerCase(),
    id: /#([\w-]+)/.exec(names)?.[1] ?? '',
    classes: [...names.matchAll(/\.([\w-]+)/g)].map(([, name]) => String(name)),
  };
}

/** Removes attribute conditions and arguments of pseudo-classes. @param {string} selector */
function withoutBrackets(selector) {
  let before;
  let after = selector.replace(/'[^']*'|"[^"]*"/g, '');
  do {
    before = after;
    // an attribute condition that is all of a compound still is one
    after = before.replace(bracketed, (text) => (text.startsWith('[') ? ':attribute' : ''));
  } while (after !== before);
  return after;
}

/**
 * Names of which an element must have one to match: an id (`#id`), a class (`.class`), a tag, or `*` for any element.
 * @param {string} selector
 */
function keysOf(selector) {
  const needs = needsKnown(selector);
  if (needs === undefined) return ['*'];
  return [...new Set(needs.map(({ own }) => keyOf(own)))];
}

/** @param {Names} names */
function keyOf({ id, classes: [first], tag }) {
  if (id !== '') return `#${id}`;
  if (first !== undefined) return `.${first}`;
  return tag === '' ? '*' : tag;
}

/**
 * The keys of `keysOf` under which an element's rules are.
 * @param {Element} element
 */
function keysOfElement(element) {
  const id = element.getAttributeNS(null, 'id');
  const classes = element.getAttributeNS(null, 'class')?.split(/[\t\n\f\r ]+/) ?? [];
  return ['*', element._localName.toLowerCase(), ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)];
}

module.exports = { canMatch, keysOf, keysOfElement };
