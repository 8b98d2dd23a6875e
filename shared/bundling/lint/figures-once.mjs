import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Literals below this are too common to mean a figure. */
const least = 100;

/** Units: a literal that multiplies or divides converts seconds, percent or decimals, and is no figure. */
const units = [100, 1_000, 10_000];

/** Names of properties, parameters and functions with numbers of another kind than the figures, each with its reason. */
const otherKinds = new Map([
  ['order', 'the place of a contribution in a list'],
  ['height', 'the space that a section reserves before it is drawn'],
  ['example', 'the example of a call, which is data'],
  ['maxLength', 'the longest text of a field, so that a request stays small'],
  ['maxValue', 'the highest number of a field, so that a request stays small'],
  ['text', 'the longest text of a field, by the helper of the calls'],
  ['status', 'a status of HTTP'],
  ['value', 'a share in percent'],
  ['max', 'a share in percent'],
  ['arc', 'a coordinate of a drawing'],
  ['pointer', 'a coordinate of a drawing'],
]);

/**
 * Values and names of the figures.
 * @param {string} source the text of `shared/api/figures.ts`
 */
export function figuresIn(source) {
  const code = source.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  const numbers = [...code.matchAll(/(?<![\w.'])\d[\d_]*(?![\w.'])/g)].map(([text]) =>
    Number(text.replaceAll('_', '')),
  );
  return {
    names: new Set([...code.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name)),
    values: new Set(numbers.filter((value) => value >= least)),
  };
}

const { names, values } = figuresIn(
  readFileSync(fileURLToPath(new URL('../../api/figures.ts', import.meta.url)), 'utf8'),
);

/** Whether two digits at most are significant: such a number can be a decision of ours, if a comment says which. */
const isRound = (/** @type {number} */ value) => String(value).replace(/0+$/, '').length <= 2;

/** @type {import('eslint').Rule.RuleModule} */
const figuresOnce = {
  meta: {
    type: 'problem',
    docs: { description: 'figures of the product are declared once, in @atrium/api/figures' },
    schema: [],
    messages: {
      value:
        'The figure {{value}} is declared in @atrium/api/figures: import it. If this is another number, declare it as a constant with a comment that says what it is.',
      name: '"{{name}}" is the name of a figure: import it from @atrium/api/figures, or choose another name.',
    },
  },
  create({ sourceCode, report }) {
    return {
      VariableDeclarator({ id }) {
        if (id.type === 'Identifier' && names.has(id.name))
          report({ node: id, messageId: 'name', data: { name: id.name } });
      },
      Literal(node) {
        const { value } = node;
        if (typeof value !== 'number' || !values.has(value)) return;
        const around = sourceCode.getAncestors(node);
        if (isConversion(value, around.at(-1)) || isOfAnotherKind(around) || isDrawing(around)) return;
        if (isRound(value) && isExplained(sourceCode, around)) return;
        report({ node, messageId: 'value', data: { value: String(value) } });
      },
    };
  },
};

/** @param {number} value @param {any} parent */
function isConversion(value, parent) {
  return units.includes(value) && parent?.type === 'BinaryExpression' && ['*', '/'].includes(parent.operator);
}

/** @param {any[]} around */
function isOfAnotherKind(around) {
  return around.some((node) => {
    if (node.type === 'Property') return otherKinds.has(node.key.name ?? node.key.value);
    if (node.type === 'JSXAttribute') return otherKinds.has(node.name.name);
    if (node.type === 'CallExpression') return otherKinds.has(node.callee.property?.name ?? node.callee.name);
    if (node.type === 'BinaryExpression') return otherKinds.has(node.left.name ?? node.left.property?.name);
    return node.type === 'AssignmentPattern' && otherKinds.has(node.left.name);
  });
}

/** Rows of numbers are coordinates. @param {any[]} around */
function isDrawing(around) {
  return around.some(
    (node) =>
      node.type === 'ArrayExpression' &&
      node.elements.length > 2 &&
      node.elements.filter((/** @type {any} */ item) => typeof item?.value === 'number').length > 1,
  );
}

/**
 * A constant of a module, or a property of one, with a comment above.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {any[]} around
 */
function isExplained(sourceCode, around) {
  const declared = around.find(({ type }) => type === 'VariableDeclaration');
  if (!declared || around.some(({ type }) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration'))
    return false;
  const exported = around.find(({ type }) => type === 'ExportNamedDeclaration');
  return hasComment(sourceCode, exported ?? declared);
}

/**
 * Whether a comment is above a statement, or above several constants of which it is one.
 * @param {import('eslint').SourceCode} sourceCode
 * @param {any} statement
 * @returns {boolean}
 */
function hasComment(sourceCode, statement) {
  if (sourceCode.getCommentsBefore(statement).length > 0) return true;
  const siblings = statement.parent.body;
  const previous = Array.isArray(siblings) ? siblings[siblings.indexOf(statement) - 1] : undefined;
  if (!previous || statement.loc.start.line - previous.loc.end.line !== 1) return false;
  return /VariableDeclaration|ExportNamedDeclaration/.test(previous.type) && hasComment(sourceCode, previous);
}

/** The rule on everything that players get. Tests write figures down again. */
export const figures = {
  files: ['{host,remote-*,shared/ui,shared/api}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/art/**', '**/flags/**', 'shared/api/figures.ts'],
  plugins: { figures: { rules: { once: figuresOnce } } },
  rules: { 'figures/once': /** @type {const} */ ('error') },
};
