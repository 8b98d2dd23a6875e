import { demoMerchants } from '../../merchants/demo/demo-merchants';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const picture = (url: string) => bench.app.inject({ url });

it('serves every picture that the demo merchants reference below their back end', async () => {
  const named = JSON.stringify(demoMerchants).match(/\/wps\/pictures\/[^"]+/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) {
    const { statusCode, headers, body } = await picture(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body).toMatch(/^<svg /);
  }
});

it.each(['unknown-app.svg', '..%2Fserve-pictures.ts', 'nothing.svg'])('answers 404 for %s', async (name) => {
  expect((await picture(`/wps/pictures/${name}`)).statusCode).toBe(404);
});
