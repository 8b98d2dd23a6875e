import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** The database of a stopped portal, read without the portal's code. */
export interface OpenDatabase {
  rows<Row>(statement: string): Promise<Row[]>;
  close(): Promise<void>;
}

export async function openDatabase({
  data,
  databaseUrl,
}: {
  data?: string;
  databaseUrl?: string;
}): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    const client = new Client(databaseUrl);
    await client.connect();
    return {
      rows: async <Row>(statement: string) => (await client.query(statement)).rows as Row[],
      close: () => client.end(),
    };
  }
  if (data === undefined) throw new TypeError('Neither a folder nor an address is given.');
  const embedded = await PGlite.create(join(data, 'database'));
  return {
    rows: async <Row>(statement: string) => (await embedded.query<Row>(statement)).rows,
    close: () => embedded.close(),
  };
}
