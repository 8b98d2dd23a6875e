import { openDatabase } from '../kill/open-database';
import type { Room, Stored } from './room';

/** Compares the messages in the database with what their authors sent and were answered. Returns the faults. */
export async function compareWithStored(databaseUrl: string, rooms: readonly Room[]): Promise<string[]> {
  const database = await openDatabase({ databaseUrl });
  try {
    const faults: string[] = [];
    for (const room of rooms) {
      const rows = await database.rows<Omit<Stored, 'number'> & { number: string }>(`
        select message.number::text as number, message.author, message.key, message.body
        from sandbox.chat_messages message join sandbox.accounts owner on owner.id = message.account_id
        where owner.merchant = '${room.merchant}' and owner.name = '${room.account}'
        order by message.number`);
      const stored = rows.map((row) => ({ ...row, number: Number(row.number) }));
      faults.push(...faultsOf(room, stored).map((fault) => `${room.account}: ${fault}`));
    }
    return faults;
  } finally {
    await database.close();
  }
}

/** What is wrong with the stored messages of a room. */
export function faultsOf({ sent }: Pick<Room, 'sent'>, stored: readonly Stored[]): string[] {
  const faults: string[] = [];
  const gap = stored.findIndex(({ number }, index) => number !== index + 1);
  if (gap >= 0) faults.push(`message ${gap + 1} has the number ${stored[gap]?.number}`);
  for (const { author, key, body, numbers } of sent) {
    const found = stored.filter((message) => message.key === key);
    if (found.length !== 1) faults.push(`"${body}" is stored ${found.length} times`);
    for (const message of found) {
      if (message.author !== author || message.body !== body) faults.push(`"${body}" is stored as "${message.body}"`);
      if (numbers.some((number) => number !== message.number))
        faults.push(`"${body}" has the number ${message.number}, its author was told ${numbers.join(', ')}`);
    }
  }
  if (stored.length !== sent.length) faults.push(`${stored.length} messages are stored of ${sent.length}`);
  for (const author of ['customer', 'operator'] as const) {
    const told = sent.filter((message) => message.author === author).map(({ key }) => key);
    const kept = stored.filter((message) => message.author === author).map(({ key }) => key);
    if (told.join() !== kept.join()) faults.push(`the messages of the ${author} are stored in another order`);
  }
  return faults;
}
