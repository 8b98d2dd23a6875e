import type { Merchants } from '../merchants';
import { StartRefused } from './start-refused';

/** Play money and made-up people must never answer for a real merchant. */
export function refuseSandboxInProduction(
  { all }: Pick<Merchants, 'all'>,
  { production }: { production: boolean },
): void {
  const served = all.filter(({ upstream }) => upstream.kind === 'sandbox').map(({ code }) => code);
  if (!production || served.length === 0) return;
  throw new StartRefused(
    `With NODE_ENV=production the sandbox is no back end, and ${served.join(', ')} would have no other. ` +
      'Give each merchant the address of its own back end.',
  );
}
