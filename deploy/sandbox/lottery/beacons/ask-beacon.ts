import { BeaconUnreachable } from '../drawing/beacon';

/** Milliseconds that a beacon may take, 2 seconds; the draw is tried again. */
const patience = 2_000;

interface BeaconAnswer {
  status: number;
  body: unknown;
}

/** Sends a request to a beacon. @throws BeaconUnreachable */
export type AskBeacon = (address: string, headers?: Record<string, string>) => Promise<BeaconAnswer>;

export const askBeacon: AskBeacon = async (address, headers = {}) => {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
    return { status: answer.status, body: await answer.json() };
  } catch (error) {
    throw new BeaconUnreachable(`The beacon at ${address} did not answer.`, { cause: error });
  }
};
