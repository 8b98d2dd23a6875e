import { demoMerchants } from '../../merchants/demo/demo-merchants';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const picture = (url: string) => bench.app.inject({ url });

it('every picture the demonstration names below its back end is there', async () => {
  const named = JSON.stringify(demoMerchants).match(/\/wps\/pictures\/[^"]+/g) ?? [];
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) {
    const { statusCode, headers, body } = await picture(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(body).toMatch(/^<svg /);
  }
});

it.each(['nobody-app.svg', '..%2Fserve-pictures.ts', 'nothing.svg'])('there is nothing called %s', async (name) => {
  expect((await picture(`/wps/pictures/${name}`)).statusCode).toBe(404);
});
