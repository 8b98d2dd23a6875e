import type { MerchantDetail } from '../registry/answers';

/** Describes a past change of a merchant. */
export function merchantActionText({ action, detail }: { action: string; detail?: MerchantDetail | null }): string {
  if (detail && 'switch' in detail) return `${detail.switch} switched ${detail.on ? 'on' : 'off'}`;
  if (detail && 'remote' in detail) return `${detail.remote} ${detail.enabled ? 'enabled' : 'disabled'}`;
  if (detail && 'to' in detail) return `rolled back to version ${detail.to}`;
  const texts: Record<string, string> = {
    seed: 'first configured',
    apply: 'reconfigured',
    switch: 'a switch was set',
    remote: 'a remote was enabled or disabled',
    rollback: 'rolled back to an earlier version',
  };
  return texts[action] ?? action;
}
