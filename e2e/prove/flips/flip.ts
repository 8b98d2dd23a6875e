import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner } from '@atrium/deploy/key-files';
import { publishFolder } from '@atrium/deploy/publish-folder';
import type { Portal } from '../../support/portal';
import { merchants } from '../../support/merchants';
import { releaseOf } from '../../support/releases';
import { nextRelease } from '../../support/next-release';
import { inTurn } from '../../support/present';
import { Poller } from './poller';

/** The result of a run; times are milliseconds from the request for a change. */
export interface Flips {
  flips: number;
  /** Until the change was acknowledged. */
  acknowledged: number[];
  /** Until a poller got it: one figure for each poller and flip. */
  seen: number[];
  requests: number;
  faults: string[];
}

interface Flipping {
  portals: Portal[];
  token: string;
  signingKey: string;
  flips: number;
  pollers: number;
}

const remote = 'lobby';
/** Requests with the other release after which a poller counts as one that never gets this one. */
const mostRequests = 600;

/** Promotes and rolls back in turn, through each process in turn, while pollers request the composition from each. */
export async function flip({ portals, token, signingKey, flips, pollers: count }: Flipping): Promise<Flips> {
  const ask = portals.map(({ operations }) => askOverHttp(operations, token, 'proof'));
  const [one, other] = [releaseOf(remote).id, await publishNext()];
  const pollers = Array.from({ length: count }, (_, index) => {
    const { code } = inTurn(merchants, index);
    return new Poller(inTurn(portals, index).page(code, '/composition'), remote);
  });
  const polling = Promise.all(pollers.map((poller) => poller.poll()));
  const found: Flips = { flips, acknowledged: [], seen: [], requests: 0, faults: [] };
  try {
    await seenByAll(one);
    for (let number = 1; number <= flips; number += 1) {
      const expected = number % 2 === 1 ? other : one;
      const before = pollers.map(({ seen }) => seen.length);
      const asked = performance.now();
      const change =
        expected === other ? ({ action: 'promote', release: other } as const) : ({ action: 'rollback' } as const);
      await inTurn(ask, number)('change', { remote, change });
      found.acknowledged.push(performance.now() - asked);
      await seenByAll(expected, number);
      pollers.forEach(({ seen }, index) => {
        const changes = seen.slice(before[index]);
        const first = changes.find(({ release }) => release === expected);
        if (first) found.seen.push(first.at - asked);
        if (changes.length > 1)
          found.faults.push(`flip ${number}: a poller got ${changes.map(({ release }) => release).join(', then ')}`);
      });
    }
  } finally {
    for (const poller of pollers) poller.stop();
    await polling;
  }
  found.requests = pollers.reduce((sum, { requests }) => sum + requests, 0);
  return found;

  async function publishNext(): Promise<string> {
    const { folder, id } = nextRelease(remote);
    await publishFolder(inTurn(ask, 0), folder, readSigner(signingKey));
    rmSync(folder, { recursive: true });
    return id;
  }

  async function seenByAll(release: string, number = 0): Promise<void> {
    const before = pollers.map(({ requests }) => requests);
    const isLate = ({ last }: Poller) => last !== release;
    while (pollers.some(isLate)) {
      if (pollers.some((poller, index) => isLate(poller) && poller.requests - (before[index] ?? 0) > mostRequests)) {
        const late = pollers.filter(isLate).length;
        throw new Error(`Flip ${number}: ${late} pollers still get another release after ${mostRequests} requests.`);
      }
      await Promise.race([wait(5), polling]);
    }
  }
}
