import { catalogue } from '@atrium/api/catalogue';
import { conform } from './conform';
import { printOutcomes } from './report/print-outcomes';
import type { Target } from './target';
import { openConformSandbox } from './testing/open-sandbox';

/** The file's first merchant, with a wrong password for one of its accounts. */
function withWrongPassword({ merchants: [first] }: Target, account: 'member' | 'other'): Target {
  if (!first) throw new Error('The file names no merchant.');
  const credentials = { ...first.accounts[account], password: 'Nonsense11' };
  return { merchants: [{ ...first, accounts: { ...first.accounts, [account]: credentials } }] };
}

test('the sandbox offers every call and keeps every promise of the contract', async () => {
  const { bench, url, target, clock } = await openConformSandbox();
  try {
    const outcomes = await conform({ url, target, clock });
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    const passed = new Set(outcomes.filter(({ state }) => state === 'passed').map(({ call }) => call));
    expect(catalogue.filter(({ id }) => !passed.has(id)).map(({ id }) => id)).toEqual([]);
  } finally {
    await bench.close();
  }
}, 300_000);

test('an account that cannot sign in is one finding, and what needs it does not run', async () => {
  const { bench, url, target, clock } = await openConformSandbox();
  const calls = ['session.login', 'session.logout', 'member.info', 'wallets.*', 'games.search', 'agent.overview'];
  const run = async (account: 'member' | 'other') => {
    const outcomes = await conform({ url, clock, calls, target: withWrongPassword(target, account) });
    expect(outcomes.flatMap(({ findings }) => findings)).toMatchObject([
      { call: 'session.login', check: 'answer', sentence: expect.stringContaining(`accounts.${account}, `) as string },
    ]);
    return {
      text: printOutcomes(outcomes),
      state: Object.fromEntries(outcomes.map(({ call, state }) => [call, state])),
    };
  };
  try {
    const withoutMember = await run('member');
    expect(withoutMember.state).toMatchObject({
      ...{ 'session.login': 'failed', 'member.info': 'not run' },
      ...{ 'wallets.balance': 'not run', 'games.search': 'passed', 'agent.overview': 'passed' },
    });
    expect(withoutMember.text).toMatch(/not run {6}aurora {2}wallets\.balance +needs player1\n/);
    expect(withoutMember.text).toMatch(/session\.logout .*\(sign-out not run: needs player1\)/);
    expect(withoutMember.text).toMatch(/, \d+ not run$/);

    const withoutOther = await run('other');
    expect(withoutOther.state).toMatchObject({ 'session.logout': 'passed', 'member.info': 'passed' });
    expect(withoutOther.text).toMatch(/passed +aurora {2}member\.info .*\(owner not run: needs member40\)/);
  } finally {
    await bench.close();
  }
}, 300_000);
