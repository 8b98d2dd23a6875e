import type { Merchants } from '../merchants';
import type { DemoAccount } from '../sandbox';

/** What a person sees once everything runs. */
export function greeting(port: number, merchants: Merchants, accounts: readonly DemoAccount[]): string {
  const portals = merchants.all.map(
    ({ name, siteCodes, languages }) =>
      `  ${name.padEnd(10)} http://${siteCodes[0]}.atrium.localhost:${port}   ${languages.join(' ')}`,
  );
  const people = accounts.map(({ name, password, about }) => `  ${name.padEnd(10)} ${password.padEnd(10)} ${about}`);
  return [
    '',
    'Atrium is running. Its back end is the sandbox: play money and made-up people.',
    '',
    ...portals,
    '',
    `Operators: http://localhost:${port}/console, with the token that npm run atrium -- console prints`,
    '',
    'Accounts, the same at each merchant:',
    ...people,
    '',
    'Ctrl-C stops it; nothing is lost.',
    '',
  ].join('\n');
}
