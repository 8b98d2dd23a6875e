import {
  checkMerchant,
  codeFaults,
  compositionFaults,
  switchKeys,
  unknownSwitch,
  withAllSwitches,
  type Merchant,
} from '../../merchants';
import type { MerchantChangeRequest } from './merchant-change';
import { registryError } from '../registry-error';

/** The state that a change is applied to. */
export interface MerchantChangeContext {
  /** The configuration in force; undefined for a merchant that does not exist yet. */
  present: unknown;
  /** The configuration that a rollback returns to. */
  earlier?: unknown;
  /** Remotes that are published or that a team has a token for. */
  known: readonly string[];
  /** Whether the sandbox is allowed as back end. */
  sandbox: boolean;
}

const noSandbox =
  'upstream: the sandbox cannot be a back end in production. Give the address of the merchant’s own back end.';

/** Returns the complete, checked configuration after a change. Pure. @throws a `RegistryError` that says what to do */
export function applyMerchantChange(request: MerchantChangeRequest, ground: MerchantChangeContext): Merchant {
  const { code, environment, change, reason } = request;
  const isWhole = change.action === 'apply' || change.action === 'seed';
  if (ground.present === undefined && !isWhole) throw registryError('MerchantUnknown', code, environment);
  if (change.action === 'rollback' && !reason) throw registryError('ReasonMissing', 'Rolling back a merchant');
  const checked = checkMerchant(configurationAfter(request, ground));
  if ('faults' in checked) throw registryError('MerchantInvalid', code, checked.faults);
  const { merchant } = checked;
  const faults = [
    ...(merchant.upstream.kind === 'sandbox' && !ground.sandbox ? [noSandbox] : []),
    ...codeFaults(merchant, code),
    ...(change.action === 'apply' ? compositionFaults(merchant) : []),
    ...(change.action === 'rollback' || change.action === 'seed' ? [] : unknownRemotes(merchant, ground)),
  ];
  if (faults.length > 0) throw registryError('MerchantInvalid', code, faults);
  return merchant;
}

function configurationAfter(
  { code, change }: MerchantChangeRequest,
  { present, earlier, known }: MerchantChangeContext,
): unknown {
  switch (change.action) {
    case 'apply':
    case 'seed':
      return change.configuration;
    case 'rollback':
      return withAllSwitches(earlier);
    case 'switch': {
      const merchant = withAllSwitches(present) as Merchant;
      if (!(switchKeys as readonly string[]).includes(change.switch))
        throw registryError('MerchantInvalid', code, [unknownSwitch(change.switch)]);
      return { ...merchant, switches: { ...merchant.switches, [change.switch]: change.on } };
    }
    case 'remote': {
      const merchant = withAllSwitches(present) as Merchant;
      const unknown = unknownRemotes({ remotes: [change.remote] }, { present, known });
      if (unknown.length > 0) throw registryError('MerchantInvalid', code, unknown);
      const others = merchant.remotes.filter((remote) => remote !== change.remote);
      return { ...merchant, remotes: change.enabled ? enabled(merchant.remotes, change.remote) : others };
    }
  }
}

function enabled(remotes: string[], remote: string): string[] {
  return remotes.includes(remote) ? remotes : [...remotes, remote];
}

/** A remote that is already enabled may have been pruned; a newly enabled one has to be available. */
function unknownRemotes(
  { remotes }: Pick<Merchant, 'remotes'>,
  { present, known }: Pick<MerchantChangeContext, 'present' | 'known'>,
): string[] {
  const before = (present as Merchant | undefined)?.remotes ?? [];
  return remotes
    .filter((remote) => !before.includes(remote) && !known.includes(remote))
    .map((remote) => {
      const available = known.length > 0 ? `Available: ${known.join(', ')}.` : 'No remote is available yet.';
      return `remotes: "${remote}" is not published here, and no team has a token for it. ${available}`;
    });
}
