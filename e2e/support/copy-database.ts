import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Copies an idle database on the same server. Resolves with the address of the copy. */
export async function copyDatabase(address: string): Promise<string> {
  const original = new URL(address).pathname.slice(1);
  const copy = `copy_${randomUUID().replaceAll('-', '')}`;
  const server = new Client(inDatabase(address, 'postgres'));
  await server.connect();
  try {
    await server.query(`create database ${copy} template ${original}`);
  } finally {
    await server.end();
  }
  return inDatabase(address, copy);
}

function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
