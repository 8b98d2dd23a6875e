import type { Merchants } from '../merchants';
import type { Origins } from '../origins';
import type { DemoAccount } from '../sandbox';

interface Greeting {
  origins: Origins;
  /** Where operators find the console. */
  operations: string;
  merchants: Merchants;
  /** Of the sandbox; none where it is not the back end. */
  accounts: readonly DemoAccount[];
}

/** What a person sees once everything runs. */
export function greeting({ origins, operations, merchants, accounts }: Greeting): string {
  const portals = merchants.all.map(
    ({ name, siteCodes, languages }) =>
      `  ${name.padEnd(10)} ${origins.portal(siteCodes[0] ?? '')}   ${languages.join(' ')}`,
  );
  const people = accounts.map(({ name, password, about }) => `  ${name.padEnd(10)} ${password.padEnd(10)} ${about}`);
  const sandbox = accounts.length > 0;
  return [
    '',
    sandbox ? 'Atrium is running. Its back end is the sandbox: play money and made-up people.' : 'Atrium is running.',
    '',
    ...portals,
    '',
    `Operators: ${operations}/console, with the token that npm run atrium -- console prints`,
    '',
    ...(sandbox
      ? ['Accounts, the same at each merchant:', ...people, '', 'Ctrl-C stops it; nothing is lost.', '']
      : []),
  ].join('\n');
}
