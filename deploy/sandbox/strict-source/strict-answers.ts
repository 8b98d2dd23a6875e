import { keepNamed } from './keep-named';
import { sourceAnswers, sourceFailure } from './source-answers';

/** The value of an answer as a back end sends it that answers only what the source texts name. */
export function strictValue(call: string, value: unknown): unknown {
  const named = Object.hasOwn(sourceAnswers, call) ? sourceAnswers[call] : undefined;
  return named ? keepNamed(named.answer, value) : value;
}

/** The value of a failure, of any call that a source text names with fields. */
export function strictFailure(call: string, value: unknown): unknown {
  return Object.hasOwn(sourceAnswers, call) ? keepNamed(sourceFailure.answer, value) : value;
}
