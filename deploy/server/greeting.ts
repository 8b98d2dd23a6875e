import type { Merchants } from '../merchants';
import type { Origins } from '../origins';
import type { DemoAccount } from '../sandbox';

interface Greeting {
  origins: Origins;
  /** Origin under which operators reach the console. */
  operations: string;
  /** Whether the data folder holds an operator's token, as with the embedded database. */
  keepsToken: boolean;
  merchants: Merchants;
  /** Demo accounts of the sandbox; empty without a sandbox. */
  accounts: readonly DemoAccount[];
  /** Whether the sandbox answers only the fields that the source texts name. */
  strictSource?: boolean;
}

/** The text printed once the server runs. */
export function greeting({
  origins,
  operations,
  keepsToken,
  merchants,
  accounts,
  strictSource = false,
}: Greeting): string {
  const portals = merchants.all.map(
    ({ name, siteCodes, languages }) =>
      `  ${name.padEnd(10)} ${origins.portal(siteCodes[0] ?? '')}   ${languages.join(' ')}`,
  );
  const people = accounts.map(({ name, password, about }) => `  ${name.padEnd(10)} ${password.padEnd(10)} ${about}`);
  const sandbox = accounts.length > 0;
  return [
    '',
    sandbox ? 'Atrium is running. Its back end is the sandbox: play money and fictional people.' : 'Atrium is running.',
    ...(sandbox && strictSource ? ['It answers only the fields that the source texts name (--strict-source).'] : []),
    '',
    ...portals,
    '',
    `Operators: ${operations}/console, with the token that ${keepsToken ? 'npm run atrium -- console prints' : 'npm run atrium -- tokens issue NAME --operator issues'}`,
    '',
    ...(sandbox
      ? ['Accounts, the same at each merchant:', ...people, '', 'Press Ctrl-C to stop; all data is kept.', '']
      : []),
  ].join('\n');
}
