import { openPortal, type Portal } from '../testing/open-portal';

let portal: Portal;
beforeAll(async () => (portal = await openPortal()), 60_000);
afterAll(() => portal.close());

it('is alive before it is ready, and ready once a host is published', async () => {
  expect((await portal.get('//10.0.0.5/healthz')).status).toBe(200);
  expect(await portal.get('//10.0.0.5/readyz')).toMatchObject({ status: 503 });
  await portal.release({ remote: 'host' });
  expect((await portal.get('//10.0.0.5/readyz')).body).toBe('{"ready":true}');
  const ready = await portal.get('//operations/readyz');
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body)).toEqual({
    ready: true,
    published: true,
    database: true,
    channelEpoch: 1,
    serving: 'current',
  });
});

it('serves metrics by route, but not on a portal', async () => {
  await portal.get('/r/host/nothing.0001.js');
  const { body } = await portal.get('//operations/metrics');
  expect(body).toContain('atrium_request_duration_seconds_count{method="GET",route="/r/*",status="404"} 1');
  expect((await portal.get('/metrics')).status).toBe(404);
});

it('answers an internal failure without details', async () => {
  const failing = await openPortal({
    backend: (app) =>
      app.get('/wps/broken', () => {
        throw new Error('connection to postgres://user:secret@db refused');
      }),
  });
  const { status, body } = await failing.get('/wps/broken');
  await failing.close();
  expect(status).toBe(500);
  expect(body).toBe('Something went wrong on our side. Please try again.\n');
});
