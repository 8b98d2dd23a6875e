import type { Merchants } from '../merchants';
import type { Origins } from '../origins';
import type { DemoAccount } from '../sandbox';

interface Greeting {
  origins: Origins;
  /** Origin of the operators' listener, which serves the console. */
  operations: string;
  merchants: Merchants;
  /** Demo accounts of the sandbox; empty without a sandbox. */
  accounts: readonly DemoAccount[];
}

/** The text printed once the server runs. */
export function greeting({ origins, operations, merchants, accounts }: Greeting): string {
  const portals = merchants.all.map(
    ({ name, siteCodes, languages }) =>
      `  ${name.padEnd(10)} ${origins.portal(siteCodes[0] ?? '')}   ${languages.join(' ')}`,
  );
  const people = accounts.map(({ name, password, about }) => `  ${name.padEnd(10)} ${password.padEnd(10)} ${about}`);
  const sandbox = accounts.length > 0;
  return [
    '',
    sandbox ? 'Atrium is running. Its back end is the sandbox: play money and fictional people.' : 'Atrium is running.',
    '',
    ...portals,
    '',
    `Operators: ${operations}/console, with the token that npm run atrium -- console prints`,
    '',
    ...(sandbox
      ? ['Accounts, the same at each merchant:', ...people, '', 'Press Ctrl-C to stop; all data is kept.', '']
      : []),
  ].join('\n');
}
