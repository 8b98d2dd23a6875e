import { describeOnEveryEngine } from '../../engine/testing/every-engine';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { openBackend } from '../sandbox';
import { Bench } from '../testing/open-bench';
import { demoHistoryOf } from './demo-history';
import { demoTeam } from './demo-team';

describeOnEveryEngine('the demo teams', (bench) => {
  it('are created once, on a balanced ledger, on this engine', async () => {
    const sandbox = await new Bench().open({ engine: bench.engine });
    const ask = async () => {
      const token = await sandbox.signIn('agent1');
      const range = { from: '2025-12-04', to: '2026-01-02', zone: 'Asia/Shanghai' };
      const overview = await sandbox.call('agent.overview', range, { token });
      const list = { ...range, of: '', search: '', pageNo: 1, pageSize: 5 };
      const downlines = await sandbox.call('agent.downlines', list, { token });
      return { overview: overview.value, downlines: downlines.value };
    };
    const first = await ask();
    expect(first.overview).toMatchObject({ members: 23, days: { length: 30 } });
    expect(first.downlines.members).toHaveLength(5);
    expect(await ledgerFaults(bench.engine.database)).toEqual([]);

    await openBackend({ ...sandbox.setting(), engine: bench.engine });
    expect(await ask()).toEqual(first);
    const mayPayUpline = async (name: string, merchant = 'aurora') => {
      const token = await sandbox.signIn(name, { merchant });
      return (await sandbox.call('member.info', {}, { merchant, token })).value.toUpline as number;
    };
    // agent1 has no upline, and agent2 is of a kind without this transfer
    expect(await Promise.all(['agent1', 'agent2', 'agent41', 'agent42'].map((name) => mayPayUpline(name)))).toEqual([
      ...[0, 0, 1, 1],
    ]);
    await sandbox.app.close();
  }, 120_000);
});

it('have a deterministic history that never reaches into the future nor overdraws a wallet', () => {
  const now = Date.UTC(2026, 0, 2, 3, 4, 5);
  for (const { name, profile } of demoTeam) {
    if (!profile) continue;
    const past = demoHistoryOf(name, now);
    expect(past).toEqual(demoHistoryOf(name, now));
    let held = 0;
    for (const { kind, tenths, at } of past) {
      expect(at).toBeLessThanOrEqual(now);
      held += kind === 'grant' || kind === 'win' ? tenths : -tenths;
      expect(held).toBeGreaterThanOrEqual(0);
    }
  }
});
