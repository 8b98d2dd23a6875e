import { toDecimal, type LiveEvent } from '@atrium/api';
import { eq, sql } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { gamesOfVendorCode } from '../games/catalogue';
import { publish } from '../live/publish';
import { inLanguage } from '../merchants/merchant';
import { messageText } from '../messages/message-text';
import { poll } from '../../engine';
import { pendingWinMessages } from './tables';

type PendingWinMessage = typeof pendingWinMessages.$inferSelect;

/** Milliseconds without a further win before the message is sent. */
const quiet = 1_000;
/** Milliseconds after which it is sent in any case. */
const longestWait = 5_000;

/** Sends every second; returns a stop function. */
export const startSendingWinMessages = (backend: Backend, onFailure: (error: unknown) => void) =>
  poll(() => sendWinMessages(backend), onFailure);

/**
 * Tells the open tabs of players what their bets have won. The wins of one settlement are one message with their sum.
 * Several processes can share the work: one of them tells each win. Returns how many messages were sent.
 */
export async function sendWinMessages(backend: Backend): Promise<number> {
  const { accountId, wonAt } = pendingWinMessages;
  const before = (pause: number) => sql`${new Date(backend.clock() - pause).toISOString()}::timestamptz`;
  const due = await backend.engine.database
    .select({ accountId })
    .from(pendingWinMessages)
    .groupBy(accountId)
    .having(sql`max(${wonAt}) <= ${before(quiet)} or min(${wonAt}) <= ${before(longestWait)}`);
  let told = 0;
  for (const { accountId } of due) if (await tellAccount(backend, accountId)) told += 1;
  return told;
}

/** Tells an account's wins, unless another process has just told them. */
function tellAccount(backend: Backend, id: number): Promise<boolean> {
  return backend.engine.transaction(async (transaction) => {
    const wins = await transaction.delete(pendingWinMessages).where(eq(pendingWinMessages.accountId, id)).returning();
    const [account] = await transaction.select().from(accounts).where(eq(accounts.id, id));
    if (wins.length === 0 || !account) return false;
    await publish(backend, transaction, id, messageOf(backend, account, wins));
    return true;
  });
}

/** In the player's language; it has the game's name as title if all wins are of one game. */
function messageOf(backend: Backend, account: Account, wins: PendingWinMessage[]): LiveEvent {
  const { languages, currency } = merchantByCode(backend, account.merchant);
  const language = account.language ?? languages[0] ?? 'EN';
  const minor = wins.reduce((sum, { amount }) => sum + amount, 0);
  const amount = `${toDecimal({ minor, currency: currency.code })} ${currency.code}`;
  const games = new Set(wins.map(({ vendor, game }) => nameOf(vendor, game, language)));
  const [title] = games.size === 1 ? games : [];
  const count = String(wins.length);
  return {
    type: 'WIN',
    popup: true,
    ...(title && { title }),
    message:
      wins.length === 1
        ? messageText('bet_won', language, { amount })
        : messageText('bets_won', language, { amount, count }),
  };
}

function nameOf(vendor: string, code: string | null, language: string): string | undefined {
  const game = gamesOfVendorCode(vendor).find(({ gameId }) => gameId === code);
  return game && inLanguage(game.names, language);
}
