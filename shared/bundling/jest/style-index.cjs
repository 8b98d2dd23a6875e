const { keysOf, keysOfElement } = require('./can-match.cjs');

/** @typedef {import('./can-match.cjs').Element} Element */
/** @typedef {{ selectorText: string, style: ArrayLike<string> & CSSStyleDeclaration }} Rule */
/** @typedef {{ cssRules: ArrayLike<Rule & { media?: ArrayLike<string>, cssRules: ArrayLike<Rule> }> }} Sheet */

/** The rules of style sheets by the names that an element needs for them, in their order. */
class StyleIndex {
  /** @type {Rule[]} */
  #rules = [];
  /** @type {Map<string, number[]>} */
  #byKey = new Map();
  /** @type {{ sheet: Sheet, length: number }[]} */
  #sheets = [];

  /**
   * Whether these are all its sheets after the missing ones have been added; an index with others is of no more use.
   * @param {Sheet[]} sheets
   */
  extendTo(sheets) {
    const isStart = this.#sheets.every(
      ({ sheet, length }, index) => sheets[index] === sheet && sheet.cssRules.length === length,
    );
    if (isStart) for (const sheet of sheets.slice(this.#sheets.length)) this.#add(sheet);
    return isStart;
  }

  /** All rules, in their order. */
  get rules() {
    return this.#rules;
  }

  /**
   * The rules that may match an element in a document without quirks.
   * @param {Element} element
   */
  candidates(element) {
    const found = new Set(keysOfElement(element).flatMap((key) => this.#byKey.get(key) ?? []));
    return [...found].sort((one, other) => one - other).map((index) => /** @type {Rule} */ (this.#rules[index]));
  }

  /** @param {Sheet} sheet */
  #add(sheet) {
    this.#sheets.push({ sheet, length: sheet.cssRules.length });
    for (const rule of Array.from(sheet.cssRules)) {
      // as jsdom does: rules for a screen of any size apply
      if (!rule.media) this.#addRule(rule);
      else if (Array.from(rule.media).includes('screen'))
        Array.from(rule.cssRules).forEach((its) => this.#addRule(its));
    }
  }

  /** @param {Rule} rule */
  #addRule(rule) {
    const index = this.#rules.push(rule) - 1;
    for (const key of keysOf(String(rule.selectorText))) {
      if (!this.#byKey.has(key)) this.#byKey.set(key, []);
      this.#byKey.get(key)?.push(index);
    }
  }
}

module.exports = { StyleIndex };
