import * as v from 'valibot';

/**
 * A fact that the host publishes about this page: about the person, or a switch of the merchant.
 * Facts with a family (`switch:FREEPLAY3`) are open: a remote may name one the host does not know, which is then false.
 * `setting:remote.lottery` holds where the merchant uses the remote `lottery`, whether or not it has loaded.
 * An explicit off is a fact too, `switch:FREEPLAY3.off`, for features that are on by default.
 */
export type Fact =
  | 'signed-in'
  | 'real-account'
  | 'player'
  | 'agent'
  | 'vip:benefit'
  | 'rebate'
  | 'wallet:single'
  | 'upline:transfer'
  | 'chat:allowed'
  | `switch:${string}`
  | `resource:${string}`
  | `setting:${string}`
  | `label:${string}`
  | `promotion:${string}`
  | `contract:${string}`
  | `language:${string}`;

/** A condition over facts. An array means all of them; an empty array is always true. */
export type When = Fact | { not: When } | { any: When[] } | When[];

export const FactSchema: v.GenericSchema<Fact> = v.custom<Fact>(
  (input) =>
    typeof input === 'string' &&
    /^(signed-in|real-account|player|agent|vip:benefit|rebate|wallet:single|upline:transfer|chat:allowed|(switch|resource|setting|label|promotion|contract|language):[\w.-]{1,60})$/.test(
      input,
    ),
  'not the name of a fact',
);

export const WhenSchema: v.GenericSchema<When> = v.union([
  FactSchema,
  v.strictObject({ not: v.lazy(() => WhenSchema) }),
  v.strictObject({ any: v.array(v.lazy(() => WhenSchema)) }),
  v.array(v.lazy(() => WhenSchema)),
]);

/** The value of a condition while some facts are still unknown. */
export type Truth = boolean | 'unknown';

/**
 * Evaluates a condition. `know` returns each fact; `'unknown'` spreads only where it could change the result, so the
 * gateway can leave out what is certainly false and leave the rest to the browser.
 */
export function evaluate(when: When | undefined, know: (fact: Fact) => Truth): Truth {
  if (when === undefined) return true;
  if (typeof when === 'string') return know(when);
  if (Array.isArray(when)) return all(when.map((inner) => evaluate(inner, know)));
  if ('any' in when) return negate(all(when.any.map((inner) => negate(evaluate(inner, know)))));
  return negate(evaluate(when.not, know));
}

function all(truths: Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes('unknown') ? 'unknown' : true;
}

function negate(truth: Truth): Truth {
  return truth === 'unknown' ? truth : !truth;
}
