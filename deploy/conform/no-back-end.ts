import type { WireAnswer } from './wire/wire-answer';
import type { WireClient } from './wire/wire-client';

const otherAddress =
  'Name the back end itself, not a portal; the sandbox of "npm start" answers at the address of its operators.';

/** Nothing answers at the address, or something that is no back end: its calls cannot be judged one by one. */
export class NoBackEnd extends Error {
  override readonly name = 'NoBackEnd';
}

/** An element of every page of a portal. */
const portalPage = 'id="atrium-composition"';

/**
 * A portal forwards some calls, which would make its back end look faulty.
 * @throws NoBackEnd when the address is a portal's
 */
export async function refusePortal(client: Pick<WireClient, 'readPage'>, url: string): Promise<void> {
  if ((await client.readPage()).includes(portalPage))
    throw new NoBackEnd(`${url} is the address of a portal, not of a back end. ${otherAddress}`);
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
      `${url} is not the address of a back end: the call to sign in is answered with ${fault.trim()} ` + otherAddress,
    );
}
