import Fastify from 'fastify';
import { callsInProgress } from './calls-in-progress';

it('waits for a call after its client has hung up', async () => {
  const app = Fastify();
  const ended = callsInProgress(app);
  let finish = (): void => undefined;
  const steps: string[] = [];
  const called = new Promise<void>((begun) =>
    app.get('/call', async () => {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      steps.push('last statement');
      return 'done';
    }),
  );
  const answer = app.inject('/call');
  await called;
  const closed = ended().then(() => steps.push('closed'));
  finish();
  await Promise.all([closed, answer]);
  expect(steps).toEqual(['last statement', 'closed']);
  await app.close();
});

it('does not wait when no call is in progress', async () => {
  const app = Fastify();
  const ended = callsInProgress(app);
  app.get('/call', async () => Promise.reject(new Error('failed')));
  expect((await app.inject('/call')).statusCode).toBe(500);
  await ended();
  await app.close();
});
