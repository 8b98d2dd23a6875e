import { randomUUID } from 'node:crypto';
import { present } from '../../support/present';
import type { VendorAccess } from './prepare-vendors';
import type { Call } from './signed-call';
import type { VendorRound } from './vendor-records';

/** A round with its calls in a random order; `win` has the fields of a win that is never sent. */
export function drawRound(
  vendors: VendorAccess[],
  index: number,
  draw: (least: number, most: number) => number,
): VendorRound & { win: Record<string, string | number> } {
  const { vendor, session, player } = present(vendors[index % vendors.length]);
  const round = `proof:${index}`;
  const stake = draw(1, 500);
  const wins = Array.from({ length: draw(0, 2) }, () => draw(1, 900));
  const rolledBack = draw(1, 4) === 1;
  const common = { round, player, currency: 'CNY' };
  const bet = { transactionId: randomUUID(), ...common, session, game: 'fruit-harbour', amount: stake };
  const calls: Call[] = [
    { name: 'bet', vendor, fields: bet },
    ...wins.map((amount): Call => ({
      name: 'win',
      vendor,
      fields: { transactionId: randomUUID(), ...common, amount },
    })),
  ];
  if (rolledBack)
    calls.push({ name: 'rollback', vendor, fields: { transactionId: randomUUID(), bet: bet.transactionId, player } });
  const order = calls.map((call) => ({ call, place: draw(0, 1_000) })).sort((one, other) => one.place - other.place);
  return {
    name: round,
    calls: order.map(({ call }) => call),
    stake,
    wins,
    rolledBack,
    win: { ...common, amount: 999 },
  };
}
