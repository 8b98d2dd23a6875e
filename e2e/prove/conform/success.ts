import type { PassingAnswer } from './fault';

/** A successful answer. */
export const success = (value: unknown): PassingAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: { success: true, value },
});
