import { and, eq, type SQL } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Signature } from '../signing/signature';
import { channels, channelSets } from '../tables';
import type { Channel, SignedChannel, SignedSet } from './channel';

/** Every channel of an environment as it is stored, sorted by remote. */
export async function readChannels(queries: Queries, environment: string): Promise<Channel[]> {
  return (await readSignedChannels(queries, environment)).map(({ channel }) => channel);
}

export async function readSignedChannels(queries: Queries, environment: string): Promise<SignedChannel[]> {
  const rows = await select(queries).where(eq(channels.environment, environment)).orderBy(channels.remote);
  return rows.map(signedChannelOf);
}

/** One channel; undefined where it does not exist yet. */
export async function readChannel(
  queries: Queries,
  remote: string,
  environment: string,
): Promise<SignedChannel | undefined> {
  const [row] = await select(queries).where(only(remote, environment));
  return row && signedChannelOf(row);
}

/** One channel; its row stays locked until the transaction ends. */
export async function readChannelForUpdate(
  transaction: Transaction,
  remote: string,
  environment: string,
): Promise<SignedChannel | undefined> {
  await transaction.select({ held: channels.revision }).from(channels).where(only(remote, environment)).for('update');
  return readChannel(transaction, remote, environment);
}

export async function writeChannel(transaction: Transaction, channel: Channel, signed: Signature): Promise<void> {
  const { remote, environment, ...content } = channel;
  const row = {
    ...content,
    canary: content.canary ?? null,
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

/** The channel set of an environment, locked until the transaction ends. */
export async function readSetForUpdate(transaction: Transaction, environment: string): Promise<SignedSet | undefined> {
  const rows = await transaction
    .select()
    .from(channelSets)
    .where(eq(channelSets.environment, environment))
    .for('update');
  return rows[0] && signedSetOf(rows[0]);
}

export async function writeSet(transaction: Transaction, { set, signature }: SignedSet): Promise<void> {
  const { environment, ...content } = set;
  const row = { ...content, signedBy: signature.key, signature: signature.signature };
  await transaction
    .insert(channelSets)
    .values({ environment, ...row })
    .onConflictDoUpdate({ target: channelSets.environment, set: row });
}

/** Reads rows and their set in one statement, so that both are from the same moment. */
function select(queries: Queries) {
  return queries
    .select()
    .from(channels)
    .leftJoin(channelSets, eq(channelSets.environment, channels.environment))
    .$dynamic();
}

interface StoredRow {
  channels: typeof channels.$inferSelect;
  channel_sets: typeof channelSets.$inferSelect | null;
}

function signedSetOf({ signedBy, signature, ...set }: typeof channelSets.$inferSelect): SignedSet {
  return { set, signature: { key: signedBy, signature } };
}

function signedChannelOf({ channels: stored, channel_sets: set }: StoredRow): SignedChannel {
  const { signedBy, signature, canary, locked, ...row } = stored;
  return {
    set: set ? signedSetOf(set) : undefined,
    channel: { ...row, ...(canary ? { canary } : {}), ...(locked === null ? {} : { locked }) },
    signature: signedBy === null || signature === null ? undefined : { key: signedBy, signature },
  };
}
