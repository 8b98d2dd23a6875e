/**
 * A webpack loader for React Router: marks the creation of contexts and memoized components as free of side effects,
 * and removes their display names, so that unused ones are dropped. The package does not do so itself, and 8 kB of
 * brotli of its components would remain for the two functions and the history that the host uses.
 * @param {string} source
 */
export default function pureReactCalls(source) {
  return source
    .replaceAll(/([=(,]\s*)(React\d*\.(?:createContext|memo|forwardRef)\()/g, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');
}
