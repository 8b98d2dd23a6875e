import type { Merchants } from '../merchants';
import { StartRefused } from './start-refused';

/** Refuses to serve a real merchant with the sandbox's play money and fictional people. @throws StartRefused */
export function refuseSandboxInProduction(
  { all }: Pick<Merchants, 'all'>,
  { production }: { production: boolean },
): void {
  const served = all.filter(({ upstream }) => upstream.kind === 'sandbox').map(({ code }) => code);
  if (!production || served.length === 0) return;
  throw new StartRefused(
    `With NODE_ENV=production the sandbox does not run, so ${served.join(', ')} would have no back end. ` +
      'Give each merchant the address of its own back end.',
  );
}
