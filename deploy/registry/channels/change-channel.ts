import type { Engine, Transaction } from '../../engine';
import { checkInEnvironment } from '../checking/check-in-environment';
import { referenceTo } from '../checking/finding';
import { readManifest } from '../releases/read-releases';
import { history } from '../tables';
import { applyChange, type Changed } from './apply-change';
import type { Channel } from './channel';
import type { ChangeRequest } from './change';
import type { ChannelSigner } from './channel-signer';
import { restored } from './restore';
import { registryError } from '../registry-error';

/** Announced with the environment's name when one of its channels changes. */
export const channelsChanged = 'registry_channels';

/**
 * Changes a channel if it still has the expected revision, and records the actor, the reason, and the releases before
 * and after in the history. A channel without a trusted signature is changed from its last known good state, which
 * repairs it. Rejects with a `RegistryError`; of several callers with the same revision one succeeds and the others get
 * `ChannelMoved`.
 */
export function changeChannel(engine: Engine, channelSigner: ChannelSigner, request: ChangeRequest): Promise<Channel> {
  const { remote, environment, expected } = request;
  return engine.transaction(
    async (transaction) => {
      const { channel: present, revision } = await channelSigner.readForUpdate(transaction, remote, environment);
      if (revision !== expected) throw registryError('ChannelMoved', remote, environment, expected, revision);
      const { channel: changed, release } = await applied(transaction, present, request);
      const channel = { ...changed, revision: revision + 1 };
      await refuseUndeployable(transaction, request);
      await channelSigner.write(transaction, channel, present);
      await recordChange(transaction, request, { present, channel, release });
      await engine.notify(channelsChanged, environment, transaction);
      return channel;
    },
    // Two remotes promoted at once must not both get the same claim.
    { isolation: 'serializable' },
  );
}

/** @throws a `RegistryError` where the change does not fit the channel's state */
async function applied(
  transaction: Transaction,
  present: Channel | undefined,
  { change, ...request }: ChangeRequest,
): Promise<Changed> {
  if (change.action !== 'restore') return applyChange(present, { change, ...request });
  const { remote, environment, reason } = request;
  if (!present) throw registryError('ChannelUnknown', remote, environment);
  if (!reason) throw registryError('ReasonMissing', 'Undoing an automatic rollback');
  return { channel: await restored(transaction, present, change.release), release: change.release };
}

/**
 * A release that page loads will get must exist and be deployable. Going back to a release that was in use is never
 * refused.
 */
async function refuseUndeployable(
  transaction: Transaction,
  { remote, environment, change }: ChangeRequest,
): Promise<void> {
  if (change.action !== 'promote' && change.action !== 'canary' && change.action !== 'pin') return;
  const manifest = await readManifest(transaction, remote, change.release);
  const findings = await checkInEnvironment(transaction, manifest, environment);
  const refusals = findings.filter(({ severity }) => severity === 'refusal');
  if (refusals.length > 0) throw registryError('NotDeployable', referenceTo(manifest), environment, refusals);
}

async function recordChange(
  transaction: Transaction,
  { remote, environment, change, actor, reason }: ChangeRequest,
  { present, channel, release }: { present: Channel | undefined; channel: Channel; release: string },
): Promise<void> {
  await transaction.insert(history).values({
    action: change.action,
    remote,
    release,
    from: present?.stable ?? null,
    environment,
    revision: channel.revision,
    actor,
    reason: reason ?? null,
    detail: 'audience' in change ? change.audience : 'merchants' in change ? { merchants: change.merchants } : null,
  });
}
