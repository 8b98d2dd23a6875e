import type { Backend } from '../backend';
import { foldTeamChanges } from '../agent/team-sums';
import { settleBets } from '../lottery/betting/settle-bets';
import { runContracts } from '../contracts/start-contracts';
import { DrawScheduler } from '../lottery/draw-scheduler';
import { allLotteries } from '../lottery/games';
import { MailDelivery } from '../outbox/mail-delivery';
import { settleMatches } from '../play/matches/settle-matches';
import { deliverPaymentReports } from '../payment-provider/payment-reports';
import { confirmDuePayments } from '../payments/confirm-due-payments';
import { prune } from '../pruning/prune';
import { payDueRebates } from '../rebates/rebates';
import { OutboxDelivery } from '../vendors/outbox-delivery';
import type { Job } from './job';

/** Most rounds of a job with batches; a call that is never acknowledged must not keep the clock from advancing. */
const mostBatches = 100;

/** All jobs in the order in which they run when the clock is set forward: what decides comes before what pays. */
export function jobsOf(backend: Backend, onFailure: (error: unknown) => void): Job[] {
  const draws = new DrawScheduler(backend, allLotteries);
  const deliveries = new OutboxDelivery(backend);
  const messages = backend.mail && new MailDelivery(backend, backend.mail);
  return [
    {
      name: 'draws',
      about: 'commits to lottery issues and draws them',
      prepare: (until) => draws.commitUntil(until),
      run: async () => (await draws.catchUp()) + (await draws.drawWaiting()),
    },
    { name: 'matches', about: 'settles bets on matches that have ended', run: () => settleMatches(backend) },
    { name: 'lottery-bets', about: 'settles bets on drawn lottery issues', run: () => settleBets(backend) },
    {
      name: 'wallet-calls',
      about: 'sends wins and rollbacks until the wallet acknowledges them',
      run: () => inBatches(() => deliveries.deliver(onFailure)),
    },
    {
      name: 'payment-reports',
      about: 'sends what the payment provider has to report until it is accepted',
      run: () => inBatches(() => deliverPaymentReports(backend, onFailure)),
    },
    {
      name: 'payments',
      about: 'pays what owners of withdrawals have not answered in time',
      run: () => confirmDuePayments(backend),
    },
    { name: 'rebates', about: 'pays rebates of past days', run: () => payDueRebates(backend) },
    { name: 'contracts', about: 'pays agents by their contracts', run: () => runContracts(backend) },
    { name: 'team-sums', about: 'adds new entries to the sums of teams', run: () => foldTeamChanges(backend) },
    ...(messages
      ? [
          {
            name: 'messages',
            about: 'delivers mails and text messages',
            run: () => inBatches(() => messages.deliver(onFailure)),
          },
        ]
      : []),
    { name: 'pruning', about: 'removes obsolete rows', run: async () => sum(Object.values(await prune(backend))) },
  ];
}

async function inBatches(run: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const count = await run();
    if (count === 0) break;
    done += count;
  }
  return done;
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
