/**
 * Runs in a page that a worker opened, and describes its first screen as data: nodes and rules. The DOM is the same at
 * every width, so that one capture serves all; it is measured as a phone and as a desktop computer shows it. Emotion
 * adds its rules by script, so they are read from the style sheets, not from the markup.
 */
(() => {
  /** Screens of content that a snapshot holds. */
  const screens = 1;
  /** @type {WeakSet<Element>} elements that one of the widths shows on its first screens */
  const kept = new WeakSet();
  /** @type {Map<string, string>} classes of styles of elements themselves, which a page's policy allows to scripts only */
  const ownStyles = new Map();
  /** @type {Set<string>} animations that kept rules name */
  const usedNames = new Set();
  const left = new Set(['script', 'style', 'iframe', 'dialog']);
  const states =
    /::?(?:before|after|placeholder|hover|focus(?:-visible|-within)?|active|marker|-webkit-[\w-]+|-moz-[\w-]+|disabled|checked|selection|backdrop)(?![\w-])/g;

  /** @typedef {{ tag: string, attributes: Record<string, string>, children: Described[] } | string} Described */
  /** @typedef {{ text: string, keyframes?: string }} Used */

  /**
   * Whether anything of an element is on the first screens.
   * @param {Element} element
   */
  function isNear(element) {
    const { width, height, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < screens * window.innerHeight;
  }

  /**
   * Remembers what the present width shows.
   * @param {Element} element
   * @returns {boolean} whether there was anything
   */
  function measure(element) {
    let near = isNear(element);
    if (!(element instanceof SVGElement)) for (const child of element.children) near = measure(child) || near;
    if (near) kept.add(element);
    return near;
  }

  /**
   * @param {Node} node
   * @param {boolean} inSvg
   * @returns {Described[]} none for what is left out
   */
  function describe(node, inSvg) {
    if (node instanceof Text) return node.data === '' ? [] : [node.data];
    if (!(node instanceof Element)) return [];
    const tag = node instanceof HTMLElement ? node.localName : node.tagName;
    if (left.has(tag) || (!inSvg && !kept.has(node))) return [];
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const { name, value } of node.attributes) if (name !== 'style') attributes[name] = value;
    const own = node.getAttribute('style');
    if (own) attributes['class'] = `${attributes['class'] ?? ''} ${classOf(own)}`.trim();
    const svg = inSvg || node instanceof SVGElement;
    return [{ tag, attributes, children: [...node.childNodes].flatMap((child) => describe(child, svg)) }];
  }

  /** @param {string} style */
  function classOf(style) {
    const name = ownStyles.get(style) ?? `atrium-own-${ownStyles.size}`;
    ownStyles.set(style, name);
    return name;
  }

  /** @param {Element} root */
  function rulesOf(root) {
    const sheets = [...document.styleSheets].filter(
      // what the gateway wrote is in every page
      ({ ownerNode }) => ownerNode instanceof HTMLElement && ownerNode.dataset['emotion'] !== undefined,
    );
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].flatMap((rule) => used(rule, root)));
    return [
      ...rules.filter(({ keyframes }) => keyframes === undefined || usedNames.has(keyframes)).map(({ text }) => text),
      // two ids, because an element's own style wins over every rule
      ...[...ownStyles].map(([style, name]) => `#atrium-snapshot#atrium-snapshot .${name}{${style}}`),
    ];
  }

  /**
   * A rule without the parts that apply to no element of the snapshot.
   * @param {CSSRule} rule
   * @param {Element} root
   * @returns {Used[]}
   */
  function used(rule, root) {
    if (rule instanceof CSSKeyframesRule) return [{ text: rule.cssText, keyframes: rule.name }];
    if (rule instanceof CSSStyleRule) {
      if (!matchesAny(rule.selectorText, root)) return [];
      for (const name of rule.style.animationName.split(',')) usedNames.add(name.trim());
      return [{ text: rule.cssText }];
    }
    if (!(rule instanceof CSSGroupingRule)) return [{ text: rule.cssText }];
    const inner = [...rule.cssRules].flatMap((part) => used(part, root));
    if (inner.length === 0) return [];
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    return [{ text: `${head}{${inner.map(({ text }) => text).join('')}}` }];
  }

  /**
   * Whether a rule applies to an element of the snapshot in some state.
   * @param {string} selector
   * @param {Element} root
   */
  function matchesAny(selector, root) {
    const isShown = (/** @type {Element} */ element) => kept.has(element) || element instanceof SVGElement;
    try {
      return [...document.querySelectorAll(selector.replace(states, ''))].some(
        (element) => element.contains(root) || (root.contains(element) && isShown(element)),
      );
    } catch {
      // only a state was selected
      return true;
    }
  }

  const capture = {
    /** Whether the first screen is drawn, and nothing on it waits. */
    isReady() {
      const main = document.querySelector('#root #main');
      return main !== null && [...main.querySelectorAll('[aria-busy="true"]')].every((busy) => !isNear(busy));
    },
    /** Whether the page says that a part of it failed. */
    isBroken: () => document.querySelector('#root [data-holder][hidden]') !== null,
    measure() {
      const root = document.getElementById('root');
      if (root) measure(root);
    },
    read() {
      const root = document.getElementById('root');
      if (!root) return undefined;
      const nodes = [...root.childNodes].flatMap((node) => describe(node, false));
      return { nodes, rules: rulesOf(root) };
    },
  };
  Object.assign(window, { atriumCapture: capture });
})();
