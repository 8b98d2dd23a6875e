import { accessAnswers } from './access-answers';
import { productAnswers } from './product-answers';
import { fields } from './shape';
import type { SourceAnswer } from './source-answer';

/**
 * What the source texts name of the answer to each call, by the call's id: the one table for the sandbox's mode
 * `--strict-source`, for the tests' proxy before a normal sandbox, and for `docs/api/extensions.md`. Calls that the
 * source names without fields, or not at all, are in `callsWithoutFields` and `unnamedCalls`.
 */
export const sourceAnswers: Readonly<Record<string, SourceAnswer>> = { ...accessAnswers, ...productAnswers };

/** What the source texts name of the value of a failure, of any call. */
export const sourceFailure: SourceAnswer = {
  answer: fields(['captcha', 'resType', 'maintainTime', 'endTime']),
  extensions: { message: 'The vendor’s note on its maintenance. Without it only the times are shown.' },
};
