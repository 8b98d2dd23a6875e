/**
 * A webpack loader for the catalogues of calls, commands and events. What stands there for readers, a sentence and an
 * example of each, stays in the repository, and what a build makes no use of falls away: the minifier is told that
 * what a value is made by has no effect of its own, which it cannot see where modules are not joined.
 * @param {string} source as swc prints it: a property a line, the end of a value at the indentation of its beginning
 */
export default function undocumentedCalls(source) {
  return source
    .replaceAll(/^ *about: (['"`]).*\1,?$/gm, '')
    .replaceAll(/^ *grants: 'session',$/gm, '')
    .replaceAll(/^( *)example: (?:\{\}|[[{]\n[\s\S]*?\n\1[\]}]),?$/gm, '')
    .replaceAll(/(?<=[=(,:]\s*|\.\.\.)(?=[A-Za-z_$][\w$.]*\()/g, '/* @__PURE__ */ ')
    .replaceAll(/(?<== )\/\* @__PURE__ \*\/ (endpoint\([\s\S]*?\n\}\));$/gm, '/* @__PURE__ */ (() => $1)();');
}
