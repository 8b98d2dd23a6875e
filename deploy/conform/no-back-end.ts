import type { WireAnswer } from './wire/wire-answer';

/** Nothing answers at the address, or something that is no back end: its calls cannot be judged one by one. */
export class NoBackEnd extends Error {
  override readonly name = 'NoBackEnd';
}

/**
 * Every back end has the call to sign in.
 * @throws NoBackEnd when its answer shows that there is none at the address
 */
export function requireBackEnd(
  url: string,
  { status, headers, fault }: Pick<WireAnswer, 'status' | 'headers' | 'fault'>,
): void {
  if (status === 0) throw new NoBackEnd(`${url} cannot be reached: ${fault ?? 'no answer'}`);
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  if (status === 404 && !isJson && fault !== undefined)
    throw new NoBackEnd(
      `${url} is not the address of a back end: the call to sign in is answered with ${fault.trim()} ` +
        'Name the back end itself, not a portal; the sandbox of "npm start" answers at the address of its operators.',
    );
}
