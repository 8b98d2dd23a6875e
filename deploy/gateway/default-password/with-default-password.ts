import { registerByMobile } from '@atrium/api';
import * as v from 'valibot';

const RegisteredSchema = v.looseObject({
  success: v.literal(true),
  value: v.looseObject({ customerName: v.pipe(v.string(), v.minLength(1)) }),
});

/** Whether an answer to this target may tell of an account without a chosen password. */
export function givesDefaultPassword(target: string): boolean {
  return target.split('?', 1)[0] === registerByMobile.path;
}

/**
 * Adds the merchant's default password to the answer of a successful registration by phone that lacks it: the browser
 * that registered without a password signs in with it (REG-41). Any other body stays as it is.
 */
export async function withDefaultPassword(
  body: string,
  defaultPassword: () => Promise<string | undefined>,
): Promise<string> {
  const answer = v.safeParse(RegisteredSchema, parsed(body));
  if (!answer.success || 'defaultPassword' in answer.output.value) return body;
  const password = await defaultPassword();
  if (password === undefined) return body;
  return JSON.stringify({ ...answer.output, value: { ...answer.output.value, defaultPassword: password } });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
