import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import { channels } from '../tables';
import type { Channel } from './channel';

/** Every channel of an environment, by the remotes' names. */
export async function readChannels(queries: Queries, environment: string): Promise<Channel[]> {
  const rows = await queries
    .select()
    .from(channels)
    .where(eq(channels.environment, environment))
    .orderBy(channels.remote);
  return rows.map(channelOf);
}

/** One channel, held until the transaction ends. */
export async function holdChannel(
  transaction: Transaction,
  remote: string,
  environment: string,
): Promise<Channel | undefined> {
  const [row] = await transaction.select().from(channels).where(only(remote, environment)).for('update');
  return row && channelOf(row);
}

export async function writeChannel(transaction: Transaction, channel: Channel): Promise<void> {
  const { remote, environment, ...content } = channel;
  const row = { ...content, trial: content.trial ?? null, locked: content.locked ?? null };
  await transaction
    .insert(channels)
    .values({ remote, environment, ...row })
    .onConflictDoUpdate({ target: [channels.remote, channels.environment], set: row });
}

/** 0 for a channel that does not exist yet. */
export async function revisionOf(queries: Queries, remote: string, environment: string): Promise<number> {
  const [channel] = await queries
    .select({ revision: channels.revision })
    .from(channels)
    .where(only(remote, environment));
  return channel?.revision ?? 0;
}

function only(remote: string, environment: string) {
  return and(eq(channels.remote, remote), eq(channels.environment, environment));
}

function channelOf({ trial, locked, ...row }: typeof channels.$inferSelect): Channel {
  return { ...row, ...(trial ? { trial } : {}), ...(locked === null ? {} : { locked }) };
}
