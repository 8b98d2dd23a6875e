import { catalogue } from '@atrium/api/catalogue';
import { conform } from './conform';
import { openConformSandbox } from './testing/open-sandbox';

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
