/**
 * A webpack loader for React Router: tells the minifier that making a context or a memoized component has no effect
 * of its own, and leaves out the names given to them, so that what nobody uses falls away. The package does not say so
 * itself, and 8 kB of brotli of its components would stay for the two functions and the history the host takes from it.
 * @param {string} source
 */
export default function pureReactCalls(source) {
  return source
    .replaceAll(/([=(,]\s*)(React\d*\.(?:createContext|memo|forwardRef)\()/g, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '');
}
