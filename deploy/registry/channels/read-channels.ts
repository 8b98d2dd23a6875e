import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Signature } from '../signing/signer';
import { channels } from '../tables';
import type { Channel, SignedChannel } from './channel';

/** Every channel of an environment as it is stored, by the remotes' names. */
export async function readChannels(queries: Queries, environment: string): Promise<Channel[]> {
  return (await readSignedChannels(queries, environment)).map(({ channel }) => channel);
}

export async function readSignedChannels(queries: Queries, environment: string): Promise<SignedChannel[]> {
  const rows = await queries
    .select()
    .from(channels)
    .where(eq(channels.environment, environment))
    .orderBy(channels.remote);
  return rows.map(signedChannelOf);
}

/** One channel; undefined where there is none yet. */
export async function readChannel(
  queries: Queries,
  remote: string,
  environment: string,
): Promise<SignedChannel | undefined> {
  const [row] = await queries.select().from(channels).where(only(remote, environment));
  return row && signedChannelOf(row);
}

/** One channel, held until the transaction ends. */
export async function holdChannel(
  transaction: Transaction,
  remote: string,
  environment: string,
): Promise<SignedChannel | undefined> {
  const [row] = await transaction.select().from(channels).where(only(remote, environment)).for('update');
  return row && signedChannelOf(row);
}

export async function writeChannel(transaction: Transaction, channel: Channel, signed: Signature): Promise<void> {
  const { remote, environment, ...content } = channel;
  const row = {
    ...content,
    trial: content.trial ?? null,
    locked: content.locked ?? null,
    signedBy: signed.key,
    signature: signed.signature,
  };
  await transaction
    .insert(channels)
    .values({ remote, environment, ...row })
    .onConflictDoUpdate({ target: [channels.remote, channels.environment], set: row });
}

function only(remote: string, environment: string): SQL | undefined {
  return and(eq(channels.remote, remote), eq(channels.environment, environment));
}

function signedChannelOf({ signedBy, signature, trial, locked, ...row }: typeof channels.$inferSelect): SignedChannel {
  return {
    channel: { ...row, ...(trial ? { trial } : {}), ...(locked === null ? {} : { locked }) },
    signature: signedBy === null || signature === null ? undefined : { key: signedBy, signature },
  };
}
