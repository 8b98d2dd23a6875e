import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** Both calls are answered by the gateway in front of every back end, which need not know of them. */
export const sessionHandover = endpoint({
  id: 'session.handover',
  about: 'A code with which this session continues on another domain of the merchant: once, there, within a minute.',
  method: 'POST',
  path: '/session/handover',
  silent: true,
  request: v.object({ origin: v.string() }),
  answer: v.object({ code: v.string() }),
  example: {
    request: { origin: 'https://b.example.test' },
    answer: { code: 'nU9DkqPzj3Q6rVwqzv9Yb9bL0cHnS1rG8m6xjJbqT0w' },
  },
});

export const sessionTakeover = endpoint({
  id: 'session.takeover',
  about: 'The session of a handover, on the domain that its code is for.',
  method: 'POST',
  path: '/session/takeover',
  silent: true,
  request: v.object({ code: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({ token: v.string() }),
  example: {
    request: { code: 'nU9DkqPzj3Q6rVwqzv9Yb9bL0cHnS1rG8m6xjJbqT0w' },
    answer: { token: 'h1.nU9DkqPzj3Q6rVwqzv9Yb9bL0cHnS1rG' },
  },
});
