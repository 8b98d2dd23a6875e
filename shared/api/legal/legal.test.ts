import * as v from 'valibot';
import { accountRequests } from './account-requests';
import { legalTexts } from './legal';

test('a legal page without content, or of an unknown kind, costs only itself', () => {
  const terms = { page: 'terms', content: '<p>Of age.</p>', since: '2026-01-01' };
  const odd = [{ page: 'terms', content: '' }, { page: 'cookies', content: 'x' }, null, { page: 'privacy' }];
  expect(v.parse(legalTexts.answer, [...odd, terms])).toEqual([terms]);
  expect(v.parse(legalTexts.answer, null)).toEqual([]);
});

test('a request with an unknown status is undecided', () => {
  const [request] = v.parse(accountRequests.answer, [{ kind: 'close', status: 'later' }, { kind: 'other' }]) ?? [];
  expect(request).toMatchObject({ kind: 'close', status: 'pending', reason: '' });
});
