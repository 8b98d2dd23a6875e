/** The beginning of a style: the tag and the backtick. */
const tag = /\b(?:css|keyframes)`/g;

/**
 * A webpack loader that removes comments, line breaks and indentation from the styles of components: no minifier looks
 * into template literals.
 * @param {string} source a compiled module
 */
export default function compactStyles(source) {
  let [compacted, at] = ['', 0];
  for (;;) {
    tag.lastIndex = at;
    const begin = tag.exec(source) && tag.lastIndex;
    if (!begin) return compacted + source.slice(at);
    const { text, end } = readStyle(source, begin);
    compacted += source.slice(at, begin) + text;
    at = end;
  }
}

/** @param {string} style the part of a style between two expressions; spaces around an expression are kept */
function compact(style) {
  return style
    .replaceAll(/\/\*.*?\*\//gs, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/(?<=[:,]) /g, '')
    .replaceAll(';}', '}');
}

/** @param {string} source @param {number} begin after its first backtick */
function readStyle(source, begin) {
  const { text, end } = readTemplate(source, begin, compact);
  return { text: text.replaceAll(/^ | (?=`$)/g, ''), end };
}

/**
 * Reads a template literal.
 * @param {string} source
 * @param {number} begin after its first backtick
 * @param {(part: string) => string} change of the parts between its expressions
 * @returns {{ text: string, end: number }} the changed text with the last backtick, and the place behind it
 */
function readTemplate(source, begin, change) {
  let [text, part, at] = ['', begin, begin];
  while (source[at] !== '`') {
    if (at >= source.length) throw new Error('A template literal has no end.');
    if (source.startsWith('${', at)) {
      const expression = readExpression(source, at + 2);
      text += `${change(source.slice(part, at))}\${${expression.text}`;
      part = at = expression.end;
    } else at += source[at] === '\\' ? 2 : 1;
  }
  return { text: `${text}${change(source.slice(part, at))}\``, end: at + 1 };
}

/**
 * Reads an expression of a template literal, with the styles in it.
 * @param {string} source
 * @param {number} begin after its opening brace
 * @returns {{ text: string, end: number }} the text with the closing brace, and the place behind it
 */
function readExpression(source, begin) {
  let [text, at, depth] = ['', begin, 1];
  while (depth > 0) {
    const char = source[at];
    if (char === undefined) throw new Error('An expression in a template literal has no end.');
    if (char === '`') {
      const isStyle = /\b(?:css|keyframes)$/.test(text);
      const nested = isStyle ? readStyle(source, at + 1) : readTemplate(source, at + 1, (part) => part);
      text += `\`${nested.text}`;
      at = nested.end;
      continue;
    }
    const quoted = char === "'" || char === '"' ? (/^(['"])(?:\\.|.)*?\1/s.exec(source.slice(at))?.[0] ?? char) : char;
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    text += quoted;
    at += quoted.length;
  }
  return { text, end: at };
}
