import { gamesWinners, maskedName, toDecimal } from '@atrium/api';
import { sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { publicOperation, type Operation } from '../wire/operation';
import { gamesOf, nameOf } from './catalogue';
import type { Game } from './game';

/** A row as the database returns it; integers come as text. */
interface Row extends Record<string, unknown> {
  id: string;
  nickname: string;
  amount: string;
  currency: string;
  time: string;
  vendor: string;
  game: string;
}

/** The winner board: wins of the ledger, nothing else. */
export const winnerOperations = (backend: Backend): Operation[] => [
  publicOperation(gamesWinners, async ({ gameCategory, limitNum }, { merchant, language }) => {
    const games = gamesOf(merchant).filter(({ category }) => gameCategory === '' || category === gameCategory);
    const byId = new Map(games.map((game) => [`${game.vendor}/${game.gameId}`, game]));
    const rows = byId.size === 0 ? [] : await latestWins(backend, merchant, games, limitNum);
    return rows.flatMap((row) => {
      const game = byId.get(`${row.vendor}/${row.game}`);
      return game ? [winnerOf(row, game, language)] : [];
    });
  }),
];

/** Wins with real money at games of the list, the last one first. A win without an accepted bet names no game. */
async function latestWins(
  { engine }: Backend,
  { code }: Merchant,
  games: readonly Game[],
  count: number,
): Promise<Row[]> {
  const ids = JSON.stringify([...new Set(games.map(({ gameId }) => gameId))]);
  const { rows } = await engine.database.execute<Row>(sql`
    select win.id, account.nickname, entry.amount, entry.currency, bet.vendor, bet.game,
      floor(extract(epoch from win.created_at) * 1000)::bigint as time
    from sandbox.ledger_transactions win
      join sandbox.ledger_entries entry on entry.transaction_id = win.id and entry.amount > 0
      join sandbox.ledger_accounts wallet
        on wallet.id = entry.account_id and wallet.kind = 'wallet' and wallet.merchant = ${code}
      join sandbox.accounts account on account.id::text = wallet.name
      cross join lateral (
        select vendor, game from sandbox.wallet_transactions
        where kind = 'bet' and accepted and round = win.reference and account_id = account.id
          and vendor = split_part(win.idempotency_key, ':', 2)
        limit 1
      ) bet
    where win.kind = 'win' and bet.game in (select jsonb_array_elements_text(${ids}::jsonb))
    order by win.id desc
    limit ${count}`);
  return rows;
}

function winnerOf(row: Row, game: Game, language: string) {
  return {
    recordId: row.id,
    nickname: maskedName(row.nickname),
    gameName: nameOf(game, language),
    amount: toDecimal({ minor: Number(row.amount), currency: row.currency }),
    currency: row.currency,
    time: Number(row.time),
    vendor: game.vendor,
    gameType: game.gameType,
    gameId: game.gameId,
    nodeId: game.nodeId,
    showIcon: `art:${game.gameId}`,
  };
}
