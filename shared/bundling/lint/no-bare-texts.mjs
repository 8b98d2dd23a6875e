/** Attributes with text for persons. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'placeholder',
  'title',
]);

/** @type {import('eslint').Rule.RuleModule} */
export const noBareTexts = {
  meta: {
    type: 'problem',
    messages: {
      bare: '"{{ text }}" is in one language only: give it a key in src/locales and write text(key).',
    },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {unknown} value
     */
    const check = (node, value) => {
      if (typeof value !== 'string' || !/\p{L}{2}/u.test(value.replaceAll(/&\w+;/g, ''))) return;
      context.report({ node, messageId: 'bare', data: { text: value.trim() } });
    };
    /** @param {any} node an expression in braces, or the value of one of its branches */
    const checkExpression = (node) => {
      if (node?.type === 'Literal') check(node, node.value);
      if (node?.type === 'TemplateLiteral')
        check(node, node.quasis.map((/** @type {any} */ quasi) => quasi.value.cooked).join('…'));
      if (node?.type === 'LogicalExpression') checkExpression(node.right);
      if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(checkExpression);
    };
    return {
      JSXText: (/** @type {any} */ node) => check(node, node.value),
      JSXExpressionContainer: (/** @type {any} */ node) => {
        const { parent } = node;
        if (parent.type !== 'JSXAttribute' || spoken.has(parent.name.name)) checkExpression(node.expression);
      },
      JSXAttribute: (/** @type {any} */ node) => {
        if (spoken.has(node.name.name) && node.value?.type === 'Literal') check(node, node.value.value);
      },
    };
  },
};

/** @type {import('eslint').Linter.Config[]} */
export const textsByKey = [
  {
    files: ['{host,remote-*}/src/**/*.tsx', 'shared/{ui,contract}/**/*.tsx'],
    // the override bar is for developers, in English like their console
    ignores: ['**/*.test.tsx', '**/testing/**', 'host/src/boot/overrides/**'],
    plugins: { texts: { rules: { 'no-bare-texts': noBareTexts } } },
    rules: { 'texts/no-bare-texts': 'error' },
  },
];
