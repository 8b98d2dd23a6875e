import Fastify from 'fastify';
import { answerFailure } from './failures';

const answerOf = async (error: Error) => {
  const app = Fastify();
  app.get('/call', (request, reply) => answerFailure(error, 'EN', request, reply));
  return app.inject('/call');
};

it.each([
  ['no connection is free', new Error('timeout exceeded when trying to connect')],
  ['the database ended the connection', Object.assign(new Error('ended'), { code: '57P01' })],
])('a query that fails because %s is answered with 503 and when to try again', async (_why, cause) => {
  const answer = await answerOf(new Error('Failed query: select 1', { cause }));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    success: false,
    code: 'server_busy',
    message: 'The server is busy. Please try again in 2 s.',
  });
});

it('a query that is wrong is an error of the server', async () => {
  const wrong = Object.assign(new Error('syntax error'), { code: '42601' });
  const answer = await answerOf(new Error('Failed query', { cause: wrong }));
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'server_error' });
});
