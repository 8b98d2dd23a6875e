import type { OpenDatabase } from '../kill/open-database';
import { readEntries, readFaults, readWallets } from '../kill/read-ledger';
import { merchant, type SentSlip } from './bettor';
import { expectedWin } from './expected-win';

interface StoredDraw {
  game: string;
  numero: string;
  issue: string;
  drawn: string | null;
  missed: boolean;
}

interface StoredBet {
  number: string;
  game: string;
  numero: string;
  state: string;
  win: number;
}

/**
 * Compares bets and ledger with what follows from the accepted slips and the draws alone: every bet is settled once, and
 * every wallet holds its opening balance, less the stakes, with the wins and the stakes of missed draws.
 */
export async function compareWithSlips(database: OpenDatabase, slips: readonly SentSlip[]) {
  const draws = await readDraws(database);
  const bets = await readBets(database);
  const moved = await readMoved(database);
  const faults = await readFaults(database);
  const found = { bets: 0, won: 0, lost: 0, missed: 0 };
  const gained = new Map<string, number>();
  const accepted = slips.filter(({ number }) => number !== undefined);
  for (const slip of accepted) {
    const { number = '', player, rate, request } = slip;
    const price = request.unit * request.multiple;
    const stake = price * request.lines.length;
    for (const numero of request.issues) {
      const name = `${number} ${numero}`;
      const draw = draws.get(`${request.game} ${numero}`);
      const bet = bets.get(name);
      bets.delete(name);
      if (!draw || (!draw.missed && draw.drawn === null)) {
        faults.push(`${name} in ${request.game} was never drawn`);
        continue;
      }
      const win = draw.missed
        ? 0
        : request.lines.reduce(
            (sum, line) => sum + expectedWin(request.game, line, { price, rate }, draw.drawn ?? ''),
            0,
          );
      const state = draw.missed ? 'missed' : win > 0 ? 'won' : 'lost';
      found.bets += 1;
      found[state] += 1;
      if (bet?.state !== state || bet.win !== win)
        faults.push(`${name} is stored as ${bet?.state} ${bet?.win}, and not as ${state} ${win}`);
      const due = [`bet ${-stake}`, ...(draw.missed ? [`rollback ${stake}`] : win > 0 ? [`win ${win}`] : [])].join(
        ', ',
      );
      const entries = withoutReturned(moved.get(`${number}.${draw.issue}`) ?? [], draw.missed).join(', ');
      if (entries !== due) faults.push(`the ledger has ${entries || 'nothing'} for ${name}, and not ${due}`);
      gained.set(player, (gained.get(player) ?? 0) + (draw.missed ? 0 : win - stake));
    }
  }
  faults.push(...[...bets.keys()].map((name) => `${name} is stored, and its player was never told`));
  for (const { owner, opening, balance } of await readWallets(database)) {
    const player = owner.slice(merchant.length + 1);
    if (!owner.startsWith(`${merchant}/`) || !slips.some((slip) => slip.player === player)) continue;
    const due = opening + (gained.get(player) ?? 0);
    if (balance !== due) faults.push(`the wallet of ${owner} holds ${balance}; slips and draws leave ${due}`);
  }
  return { ...found, accepted: accepted.length, faults };
}

async function readDraws(database: OpenDatabase): Promise<Map<string, StoredDraw>> {
  const rows = await database.rows<StoredDraw>(`
    select game_code as game, numero, issue::text, winning_number as drawn,
      missed_at is not null or committed_at >= closes_at as missed from sandbox.lottery_draws`);
  return new Map(rows.map((draw) => [`${draw.game} ${draw.numero}`, draw]));
}

async function readBets(database: OpenDatabase): Promise<Map<string, StoredBet>> {
  const rows = await database.rows<StoredBet>(`
    select slip.number, bet.game, bet.numero, bet.state, coalesce(bet.win, 0)::double precision as win
    from vendors.lottery_bets bet join vendors.lottery_slips slip on slip.id = bet.slip`);
  return new Map(rows.map((bet) => [`${bet.number} ${bet.numero}`, bet]));
}

/** What the ledger moved, by slip and issue: the key of a stake is `SLIP.ISSUE.ATTEMPT`. */
async function readMoved(database: OpenDatabase): Promise<Map<string, string[]>> {
  const moved = new Map<string, string[]>();
  for (const { key, kind, amount } of await readEntries(database)) {
    const name = key.split('.').slice(0, 2).join('.');
    moved.set(name, [...(moved.get(name) ?? []), `${kind} ${amount}`]);
  }
  return moved;
}

/** Without the attempts with a stake that was returned at once; of a missed draw, the last one stays. */
function withoutReturned(moved: string[], missed: boolean): string[] {
  const [bet = '', returned = '', ...rest] = moved;
  if (returned !== bet.replace('bet -', 'rollback ') || (missed && rest.length === 0)) return moved;
  return withoutReturned(rest, missed);
}
