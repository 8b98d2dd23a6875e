import { Client } from 'pg';

/** Works in one session of a database, as its owner. */
export async function inSession(address: string, work: (database: Client) => Promise<void>): Promise<void> {
  const database = new Client(address);
  await database.connect();
  try {
    await work(database);
  } finally {
    await database.end();
  }
}
