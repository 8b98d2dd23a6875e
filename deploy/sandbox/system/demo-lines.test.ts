import { Bench } from '../testing/open-bench';
import { deadLines, lineDelay } from './demo-lines';

let bench: Bench;
beforeAll(async () => {
  bench = await new Bench().open();
}, 60_000);
afterAll(() => bench.close());

test('the demo merchant lists a dead line beside its own, and one of these is slow', async () => {
  const portal = (site: string) => `http://${site}.atrium.localhost:4400`;
  expect(deadLines('aurora', portal)).toEqual(['http://aurora-down.atrium.localhost:2']);
  expect(deadLines('lotus', portal)).toEqual([]);
  expect(['aurora', 'aurora-vip', 'aurora-east'].map(lineDelay)).toEqual([0, 0, 400]);

  const { value } = await bench.call('system.domainRoute', {}, { merchant: 'aurora' });
  const names = value.domainList.map((origin: string) => new URL(origin).hostname.split('.')[0]);
  expect(names).toEqual(['aurora', 'aurora-vip', 'aurora-east', 'aurora-down']);
});
