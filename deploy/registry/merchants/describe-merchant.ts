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
  /** Increases by one with every change; a change states the version it is based on. */
  version: number;
  name: string;
  siteCodes: string[];
  languages: string[];
  /** Enabled remotes. */
  remotes: string[];
  /** Number of switches that are on. */
  switchesOn: number;
  changed: MerchantChanged;
}

/** A merchant with its settings. */
export interface MerchantStatus extends MerchantLine {
  /** All switches, in the order of the requirements. */
  switches: { name: string; on: boolean }[];
  /** All remotes that are published, that a team has a token for, or that the merchant has. */
  offered: { remote: string; enabled: boolean }[];
  /** The complete configuration, to edit and apply. */
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
