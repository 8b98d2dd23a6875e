import { isDeepStrictEqual } from 'node:util';
import type { OpenDatabase } from './open-database';
import type { Player, Spin, SpinAnswer } from './player';
import { readEntries, readFaults, readSpins, readWallets, type Entry } from './read-ledger';

/**
 * Compares the players' requests and answers with the ledger: every acknowledged spin is in it once, as answered, there is
 * no other spin, and each wallet holds its opening balance plus the sum of its players' answers. An attempt
 * with a returned stake counts as not made.
 */
export async function compareWithLedger(database: OpenDatabase, players: Player[]): Promise<string[]> {
  const stored = groupedByKey(await readSpins(database));
  const entries = groupedByKey(await readEntries(database));
  const spins = players.flatMap(({ spins }) => spins);
  const known = new Set(spins.map(({ key }) => key));
  return [
    ...(await readFaults(database)),
    ...[...stored.keys(), ...entries.keys()]
      .filter((key) => !known.has(key))
      .map((key) => `no player sent spin ${key}`),
    ...spins.flatMap((spin) => faultsOfSpin(spin, stored.get(spin.key) ?? [], entries.get(spin.key) ?? [])),
    ...(await faultsOfWallets(database, players)),
  ];
}

function faultsOfSpin(spin: Spin, stored: { outcome: object }[], entries: Entry[]): string[] {
  const { key, bet, answer } = spin;
  const fault = (what: string) => [`spin ${key} of ${bet}, sent ${spin.sent} times, ${what}`];
  if (answer === undefined) return fault('was never answered');
  const moved = withoutReturned(entries.map(({ kind, amount }) => `${kind} ${amount}`));
  if (answer === 'balance-low')
    return stored.length + moved.length > 0 ? fault('was refused and is in the ledger') : [];
  if (stored.length !== 1) return fault(`was acknowledged and is stored ${stored.length} times`);
  const answered = [`bet ${-bet}`, ...(answer.win > 0 ? [`win ${answer.win}`] : [])];
  if (!isDeepStrictEqual(moved, answered))
    return fault(`was answered as ${answered.join(', ')}; the ledger has ${moved.join(', ')}`);
  if (entries.at(-1)?.after !== answer.balance)
    return fault(`was answered with a balance of ${answer.balance}, not ${entries.at(-1)?.after}`);
  if (!isDeepStrictEqual(stored[0]?.outcome, outcomeOf(answer)))
    return fault('was answered with another outcome than is stored');
  return [];
}

/**
 * The movements of a spin without its unanswered attempts: a vendor that gets no answer to a bet returns the stake, and
 * bets again when the player repeats the spin.
 */
function withoutReturned(moved: string[]): string[] {
  const [bet = '', returned = '', ...rest] = moved;
  return bet.startsWith('bet -') && returned === bet.replace('bet -', 'rollback ') ? withoutReturned(rest) : moved;
}

/** Compares opening balance and players' answers with each wallet, without the entries in between. */
async function faultsOfWallets(database: OpenDatabase, players: Player[]): Promise<string[]> {
  const expected = new Map<string, number>();
  for (const { seat, spins } of players) {
    const owner = `${seat.merchant}/${seat.username}`;
    const gained = spins.reduce((sum, { bet, answer }) => sum + (typeof answer === 'object' ? answer.win - bet : 0), 0);
    expected.set(owner, (expected.get(owner) ?? 0) + gained);
  }
  return (await readWallets(database)).flatMap(({ owner, opening, balance }) => {
    const due = opening + (expected.get(owner) ?? 0);
    return balance === due ? [] : [`the wallet of ${owner} holds ${balance}; its spins leave ${due}`];
  });
}

function outcomeOf(answer: SpinAnswer): object {
  const { key: _key, bet: _bet, choice: _choice, balance: _balance, ...outcome } = answer;
  return outcome;
}

function groupedByKey<Row extends { key: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.key, [...(groups.get(row.key) ?? []), row]);
  return groups;
}
