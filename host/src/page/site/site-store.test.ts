import type { Api } from '@atrium/contract';
import { SessionKeys } from '../../storage/session-keys';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { SiteStore } from './site-store';

type Answers = Record<string, object | Error>;

function aSite(answers: Answers = {}, holds: { strongest?: 'draft' | 'money' } = {}) {
  const calls: { id: string; request: unknown }[] = [];
  const call = (async ({ id }: { id: string }, request: unknown) => {
    calls.push({ id, request });
    const answer = answers[id] ?? new Error('no answer');
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Api['call'];
  const keys = new SessionKeys(new MemoryStorage());
  const site = new SiteStore({ api: { call }, keys, holds: holds as never, host: 'aurora.example' });
  const shown = () => [site.maintenance, site.regionRestriction];
  return { site, shown, calls, keys, answers };
}

const open = { maintenance: false, regionRestriction: false };

test('the flags of the merchant and those of the visitor are read at the start, and kept [SET-10] [SET-09] [SES-04]', async () => {
  const { site, shown, calls, keys } = aSite({
    'system.permission': { ...open, maintenance: true },
    'system.status': { ...open, ip: '203.0.113.9' },
  });
  await site.start();

  expect(shown()).toEqual([true, false]);
  expect(site.address).toBe('203.0.113.9');
  expect(keys.get('permission')).toEqual({ maintenance: true, regionRestriction: false });
  expect(calls).toEqual([
    { id: 'system.permission', request: {} },
    { id: 'system.status', request: { host: 'aurora.example' } },
  ]);
});

test('returning to the page requests the status again [MNT-09] [SET-09]', async () => {
  const { site, calls, shown, answers } = aSite({ 'system.status': open });
  const stop = site.watch(document);
  const become = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  become('hidden');
  expect(calls).toEqual([]);
  answers['system.status'] = { ...open, regionRestriction: true };
  become('visible');
  await Promise.resolve();
  await Promise.resolve();
  expect(calls).toEqual([{ id: 'system.status', request: { host: 'aurora.example' } }]);
  expect(shown()).toEqual([false, true]);

  stop();
  become('visible');
  expect(calls).toHaveLength(1);
});

test('a missing answer leaves the site as it was', async () => {
  const { site, shown, answers } = aSite({ 'system.status': { ...open, maintenance: true } });
  await site.check();
  answers['system.status'] = new Error('down');
  await site.check();

  expect(shown()).toEqual([true, false]);
});

test('unfinished work delays the closing of the site', () => {
  jest.useFakeTimers();
  const holds: { strongest?: 'money' } = { strongest: 'money' };
  const { site, shown } = aSite({}, holds);
  site.apply({ ...open, maintenance: true });
  jest.advanceTimersByTime(5_000);
  expect(shown()).toEqual([false, false]);

  delete holds.strongest;
  jest.advanceTimersByTime(1_000);
  expect(shown()).toEqual([true, false]);
  jest.useRealTimers();
});

test('a closing that is revoked while work is unfinished never happens', () => {
  jest.useFakeTimers();
  const holds: { strongest?: 'draft' } = { strongest: 'draft' };
  const { site, shown } = aSite({}, holds);
  site.apply({ ...open, maintenance: true });
  site.apply(open);
  delete holds.strongest;
  jest.advanceTimersByTime(10_000);

  expect(shown()).toEqual([false, false]);
  jest.useRealTimers();
});

test('the address of a visitor is requested once where the flags came without it [MNT-06]', async () => {
  const { site, calls, answers } = aSite({ 'system.location': { countryCode: 'TH', ip: '198.51.100.4' } });
  await Promise.all([site.locate(), site.locate()]);
  expect(site.address).toBe('198.51.100.4');

  answers['system.status'] = { ...open, ip: '' };
  await site.check();
  await site.locate();
  expect(site.address).toBe('198.51.100.4');
  expect(calls.map(({ id }) => id)).toEqual(['system.location', 'system.status']);
});

test('the address is not requested where the flags have it, and stays unknown without an answer [MNT-06]', async () => {
  const known = aSite({ 'system.status': { ...open, ip: '203.0.113.9' } });
  await known.site.check();
  await known.site.locate();
  expect(known.calls.map(({ id }) => id)).toEqual(['system.status']);

  const unknown = aSite();
  await unknown.site.locate();
  expect(unknown.site.address).toBeUndefined();
});
