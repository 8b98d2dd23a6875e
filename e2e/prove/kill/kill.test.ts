import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '../../support/start-test-portal';
import { killRepeatedly } from './rounds';

const data = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

it('keeps every acknowledged spin once and a balanced ledger when the server is killed during spins', async () => {
  const { faults, reached, spins } = await killRepeatedly({
    times: 2,
    seed: 2,
    portal: { data, environment: testEnvironment },
  });
  expect(faults).toEqual([]);
  expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
  expect(spins.filter(({ sent }) => sent > 1).length).toBeGreaterThan(0);
}, 300_000);
