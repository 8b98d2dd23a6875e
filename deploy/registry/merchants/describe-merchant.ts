import { storedMerchant, switchKeys } from '../../merchants';
import type { MerchantVersion } from './read-merchants';

/** The last change of a merchant. */
export interface MerchantChanged {
  at: Date;
  action: string;
  actor: string;
  reason: string | null;
}

/** A merchant in a list. */
export interface MerchantLine {
  code: string;
  environment: string;
  /** Grows by one with every change; whoever changes the merchant names the one he saw. */
  version: number;
  name: string;
  siteCodes: string[];
  languages: string[];
  /** Remotes of its portal. */
  remotes: string[];
  /** How many of its switches are on. */
  switchesOn: number;
  changed: MerchantChanged;
}

/** A merchant with all that a person may want to change of it. */
export interface MerchantStatus extends MerchantLine {
  /** Every switch, in the order of the requirements. */
  switches: { name: string; on: boolean }[];
  /** Every remote that is published or that a team has a token for, and those of the merchant. */
  offered: { remote: string; enabled: boolean }[];
  /** The whole configuration, to be changed and applied. */
  configuration: unknown;
}

export function merchantLine(version: MerchantVersion): MerchantLine {
  const merchant = storedMerchant(version.configuration);
  const { code, environment, at, action, actor, reason } = version;
  return {
    code,
    environment,
    version: version.version,
    name: merchant?.name ?? code,
    siteCodes: merchant?.siteCodes ?? [],
    languages: merchant?.languages ?? [],
    remotes: merchant?.remotes ?? [],
    switchesOn: Object.values(merchant?.switches ?? {}).filter(Boolean).length,
    changed: { at, action, actor, reason },
  };
}

export function merchantStatus(version: MerchantVersion, known: string[]): MerchantStatus {
  const switches: Record<string, boolean> = storedMerchant(version.configuration)?.switches ?? {};
  const line = merchantLine(version);
  const offered = [...new Set([...line.remotes, ...known])].sort();
  return {
    ...line,
    switches: switchKeys.map((name) => ({ name, on: switches[name] ?? false })),
    offered: offered.map((remote) => ({ remote, enabled: line.remotes.includes(remote) })),
    configuration: version.configuration,
  };
}
