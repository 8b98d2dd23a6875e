/** What React reads from a component, which its wrapper has itself, and the properties of every function. */
const own = new Set(
  (
    '$$typeof arguments arity callee caller childContextTypes compare contextType contextTypes defaultProps displayName ' +
    'getDefaultProps getDerivedStateFromError getDerivedStateFromProps length mixins name propTypes prototype render type'
  ).split(' '),
);

/**
 * Copies the static properties of a component to its wrapper, for emotion's `withTheme`. Replaces the package
 * `hoist-non-react-statics`, which brings 1 kB of brotli to tell kinds of components apart.
 * @template {object} T
 * @param {T} target the wrapper
 * @param {any} source the component; the name of an HTML element has no statics
 * @returns {T} the wrapper
 */
export default function hoistStatics(target, source) {
  if (typeof source === 'string') return target;
  const parent = Object.getPrototypeOf(source);
  if (parent && parent !== Object.prototype && parent !== Function.prototype) hoistStatics(target, parent);
  for (const key of Reflect.ownKeys(source))
    if (typeof key === 'symbol' || !own.has(key))
      Reflect.defineProperty(
        target,
        key,
        /** @type {PropertyDescriptor} */ (Reflect.getOwnPropertyDescriptor(source, key)),
      );
  return target;
}
