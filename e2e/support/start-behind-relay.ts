import { startPortal, type Portal } from './portal';
import type { Relay } from './relay';

/** Starts a portal with a relay, which listens, between its gateway and its sandbox. Stopping the portal stops both. */
export async function startBehindRelay(relay: Relay, environment: Record<string, string> = {}): Promise<Portal> {
  const starting = startPortal({ environment: { ...environment, ATRIUM_SANDBOX_ORIGIN: relay.origin } });
  // an open relay would keep the process of its caller from ending
  const portal = await starting.catch((error: unknown) => relay.stop().then(() => Promise.reject(error as Error)));
  if (portal.sandbox === undefined) throw new Error('The portal did not open its sandbox to the relay.');
  relay.target = portal.sandbox;
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await relay.stop();
    },
  };
}
