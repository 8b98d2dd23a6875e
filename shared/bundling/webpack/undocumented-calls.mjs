/**
 * A webpack loader for the catalogues of calls, commands and events. Their documentation, a sentence and an example
 * each, stays in the repository, and unused definitions are dropped: the loader marks their values as free of side
 * effects, which the minifier cannot see when modules are not joined.
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
