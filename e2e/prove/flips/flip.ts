import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner } from '@atrium/deploy/key-files';
import { publishFolder } from '@atrium/deploy/publish-folder';
import type { Portal } from '../../support/portal';
import { merchants } from '../../support/merchants';
import { releaseOf } from '../../support/releases';
import { nextRelease } from '../faults/next-release';
import { inTurn } from '../../support/present';
import { Poller } from './poller';

/** What a run found out; times are milliseconds from the moment a change was asked for. */
export interface Flips {
  flips: number;
  /** Until the change was acknowledged. */
  acknowledged: number[];
  /** Until a poller was given it: one figure a poller and flip. */
  seen: number[];
  questions: number;
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
/** Milliseconds after which a poller that still gets the other release counts as one that never gets this one. */
const patience = 15_000;

/** Promotes and rolls back in turns, through each process in turn, while pollers ask each for the composition. */
export async function flip({ portals, token, signingKey, flips, pollers: count }: Flipping): Promise<Flips> {
  const ask = portals.map(({ operations }) => askOverHttp(operations, token, 'proof'));
  const [one, other] = [releaseOf(remote).id, await publishNext()];
  const pollers = Array.from({ length: count }, (_, index) => {
    const { code } = inTurn(merchants, index);
    return new Poller(inTurn(portals, index).page(code, '/composition'), remote);
  });
  const polling = Promise.all(pollers.map((poller) => poller.poll()));
  const found: Flips = { flips, acknowledged: [], seen: [], questions: 0, faults: [] };
  try {
    await seenByAll(one);
    for (let number = 1; number <= flips; number += 1) {
      const wanted = number % 2 === 1 ? other : one;
      const before = pollers.map(({ seen }) => seen.length);
      const asked = performance.now();
      const change =
        wanted === other ? ({ action: 'promote', release: other } as const) : ({ action: 'rollback' } as const);
      await inTurn(ask, number)('change', { remote, change });
      found.acknowledged.push(performance.now() - asked);
      await seenByAll(wanted, number);
      pollers.forEach(({ seen }, index) => {
        const news = seen.slice(before[index]);
        const first = news.find(({ release }) => release === wanted);
        if (first) found.seen.push(first.at - asked);
        if (news.length > 1)
          found.faults.push(`flip ${number}: a poller saw ${news.map(({ release }) => release).join(', then ')}`);
      });
    }
  } finally {
    for (const poller of pollers) poller.stop();
    await polling;
  }
  found.questions = pollers.reduce((sum, { questions }) => sum + questions, 0);
  return found;

  async function publishNext(): Promise<string> {
    const { folder, id } = nextRelease(remote);
    await publishFolder(inTurn(ask, 0), folder, readSigner(signingKey));
    rmSync(folder, { recursive: true });
    return id;
  }

  async function seenByAll(release: string, number = 0): Promise<void> {
    const until = performance.now() + patience;
    while (pollers.some(({ last }) => last !== release)) {
      if (performance.now() > until) {
        const late = pollers.filter(({ last }) => last !== release).length;
        throw new Error(`Flip ${number}: ${late} pollers still get another release after ${patience / 1000} s.`);
      }
      await Promise.race([wait(5), polling]);
    }
  }
}
