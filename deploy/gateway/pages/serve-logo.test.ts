import Fastify from 'fastify';
import { aurora } from '../../merchants/demo/aurora';
import { serveLogo } from './serve-logo';

async function askLogo(kind: 'merchant' | 'unknown', lineDelay?: (siteCode: string) => number) {
  const app = Fastify();
  app.decorateRequest('resolvedHost');
  app.addHook('onRequest', async (request) => {
    request.resolvedHost = { kind, merchant: aurora, siteCode: 'aurora-east' } as never;
  });
  serveLogo(app, lineDelay);
  const answer = await app.inject('/res/logo.png?speed=1');
  await app.close();
  return answer;
}

test('a merchant serves its logo to its other domains, never from a cache [SBX-07]', async () => {
  const { statusCode, headers, rawPayload } = await askLogo('merchant');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect(rawPayload.readUInt32BE(16)).toBe(48);
  expect(rawPayload.length).toBeLessThan(2_000);
});

test('a site of a demo answers late', async () => {
  const asked: string[] = [];
  const start = performance.now();
  const { statusCode } = await askLogo('merchant', (siteCode) => {
    asked.push(siteCode);
    return 50;
  });
  expect(statusCode).toBe(200);
  expect(asked).toEqual(['aurora-east']);
  expect(performance.now() - start).toBeGreaterThanOrEqual(45);
});

test('another host has none', async () => {
  expect((await askLogo('unknown')).statusCode).toBe(404);
});
