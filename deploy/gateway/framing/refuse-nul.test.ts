import type { FastifyInstance } from 'fastify';
import { createApp } from '../create-app';

let app: FastifyInstance;
beforeAll(() => {
  app = createApp(undefined);
  app.post('/call/:name', (request) => request.body);
  app.get('/call/:name', (request) => request.query);
});
afterAll(() => app.close());

it.each(['{"name":"a\\u0000"}', '{"a\\u0000":1}', '[[["\\u0000"]]]', '"\\u0000"'])(
  'answers 400 to a body with a NUL character: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' };
    expect((await app.inject({ method: 'POST', url: '/call/x', headers, payload })).statusCode).toBe(400);
  },
);

it('answers 400 to a query or a path with a NUL character', async () => {
  expect((await app.inject('/call/x?name=a%00')).statusCode).toBe(400);
  expect((await app.inject('/call/x%00')).statusCode).toBe(400);
});

it('accepts text with an escaped backslash before u0000', async () => {
  const headers = { 'content-type': 'application/json' };
  const payload = '{"name":"\\\\u0000"}';
  expect((await app.inject({ method: 'POST', url: '/call/x', headers, payload })).json()).toEqual({ name: '\\u0000' });
});
