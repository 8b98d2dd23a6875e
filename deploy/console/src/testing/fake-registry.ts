import type { Ask } from '../registry/ask';

/** A registry with answers of the test, by operation. Records the calls. */
export function fakeRegistry(answering: Record<string, (input: never) => unknown>): {
  ask: Ask;
  asked: [name: string, input: object][];
} {
  const asked: [string, object][] = [];
  const ask: Ask = async (name, input) => {
    asked.push([name, input]);
    const answer = answering[name];
    if (!answer) throw new Error(`The test does not answer ${name}`);
    return answer(input as never) as never;
  };
  return { ask, asked };
}
