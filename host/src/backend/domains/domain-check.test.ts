import { inLanguage } from '@atrium/contract';
import { textFaults } from '@atrium/contract/testing';
import type { DialogAction, DialogRequest } from '../../messages/dialog';
import { DomainCheck, type DomainCheckSources } from './domain-check';
import { readDomainRoute } from './read-domain-route';
import { domainTexts } from './texts';

const failure = { text: 'Not available', small: 'Request number: 7f3a' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

interface Circumstances extends Partial<DomainCheckSources> {
  /** Domains that answer. */
  alive?: string[];
  others?: string[];
  support?: string;
}

function aCheck({ alive = [], others = ['https://b.test'], support, ...more }: Circumstances = {}) {
  const dialogs: (DialogRequest & { settle(action?: DialogAction): void })[] = [];
  const pinged: string[] = [];
  const sources: DomainCheckSources = {
    route: { others, support },
    origin: 'https://a.test',
    messages: {
      toast: jest.fn(),
      ask: (request) => new Promise((resolve) => dialogs.push({ ...request, settle: resolve })),
    },
    language: { current: 'EN', text: (key: string) => key },
    holds: { strongest: undefined },
    online: () => true,
    fetch: async (url) => {
      const { origin } = new URL(String(url));
      pinged.push(origin);
      if (!alive.includes(origin)) throw new TypeError('failed to fetch');
      return { ok: true } as Response;
    },
    moveTo: jest.fn(),
    reload: jest.fn(),
    openSupport: jest.fn(),
    ...more,
  };
  const labels = (index = 0) => dialogs[index]?.actions.map(({ label }) => label);
  const press = async (label: string) => {
    const dialog = dialogs.at(-1);
    dialog?.settle(dialog.actions.find((action) => action.label === label));
    await settled();
  };
  return { check: new DomainCheck(sources), sources, dialogs, pinged, labels, press, alive };
}

test('its texts exist in every language', async () => {
  expect(await textFaults(async (code) => ({ default: inLanguage(domainTexts, code) }))).toEqual([]);
});

test('leaves a closed domain for another one that answers', async () => {
  const { check, sources, dialogs, pinged } = aCheck({ alive: ['https://a.test', 'https://b.test'] });
  check.unavailable(failure);
  await settled();

  expect(sources.moveTo).toHaveBeenCalledWith('https://b.test');
  expect(pinged).toEqual(['https://b.test']);
  expect(dialogs).toEqual([]);
});

test('asks first while something is unfinished', async () => {
  const { check, sources, labels, press } = aCheck({ alive: ['https://b.test'], holds: { strongest: 'draft' } });
  check.unavailable(failure);
  await settled();
  expect(sources.moveTo).not.toHaveBeenCalled();
  expect(labels()).toEqual(['Stay here', 'Go there']);

  await press('Go there');
  expect(sources.moveTo).toHaveBeenCalledWith('https://b.test');
});

test('shows a dialog with retry and the request number when no domain answers [ERR-18] [NET-09]', async () => {
  const { check, dialogs, labels } = aCheck();
  check.unavailable(failure);
  await settled();

  expect(dialogs[0]).toMatchObject({ kind: 'warning', title: 'No address answers', ...failure });
  expect(labels()).toEqual(['retry']);
});

test('offers customer service when the domain route names it [NET-08]', async () => {
  const { check, sources, labels, press } = aCheck({ support: 'https://help.test' });
  check.unavailable(failure);
  await settled();
  expect(labels()).toEqual(['Customer service', 'retry']);

  await press('Customer service');
  expect(sources.openSupport).toHaveBeenCalledWith('https://help.test');
});

test('retry checks all domains again and leaves for one that answers [NET-07]', async () => {
  const { check, sources, dialogs, pinged, press, alive } = aCheck();
  check.unavailable(failure);
  await settled();
  await press('retry');
  expect(pinged.slice(1).sort()).toEqual(['https://a.test', 'https://b.test']);
  expect(dialogs).toHaveLength(2);

  alive.push('https://a.test');
  await press('retry');
  expect(sources.reload).toHaveBeenCalledTimes(1);
  expect(sources.moveTo).not.toHaveBeenCalled();
});

test('reports a network failure as it is when the domain answers the ping', async () => {
  const { check, dialogs, pinged, sources } = aCheck({ alive: ['https://a.test', 'https://b.test'] });
  check.silent(failure);
  await settled();

  expect(dialogs).toMatchObject([{ ...failure, actions: [{ label: 'ok' }] }]);
  expect(pinged).toEqual(['https://a.test']);
  expect(sources.moveTo).not.toHaveBeenCalled();
});

test('offers another domain when this one does not answer the ping either', async () => {
  const { check, dialogs, sources, press } = aCheck({ alive: ['https://b.test'] });
  check.silent(failure);
  await settled();
  expect(dialogs[0]?.text).toBe('This address does not answer, but b.test does. You may have to sign in again there.');
  await press('Stay here');
  expect(sources.moveTo).not.toHaveBeenCalled();

  check.silent(failure);
  await settled();
  await press('Go there');
  expect(sources.moveTo).toHaveBeenCalledWith('https://b.test');
});

test('treats a network failure as a closed domain when no domain answers [NET-09]', async () => {
  const { check, dialogs } = aCheck();
  check.silent(failure);
  await settled();

  expect(dialogs).toMatchObject([{ title: 'No address answers', text: 'domain_not_available' }]);
});

test('ends when its dialog is closed without a choice, so that the next failure is checked again', async () => {
  const { check, dialogs, pinged } = aCheck();
  check.unavailable(failure);
  await settled();
  dialogs[0]?.settle();
  await settled();
  expect(pinged).toEqual(['https://b.test']);

  check.unavailable(failure);
  await settled();

  expect(dialogs).toHaveLength(2);
});

test('checks no domain while the device is offline', async () => {
  const { check, dialogs, pinged } = aCheck({ online: () => false });
  check.silent(failure);
  await settled();

  expect(pinged).toEqual([]);
  expect(dialogs).toMatchObject([failure]);
});

test('makes one check and shows one dialog for ten failures at once', async () => {
  const { check, dialogs, pinged } = aCheck();
  for (let call = 0; call < 10; call += 1) check.unavailable(failure);
  await settled();

  expect([dialogs.length, pinged.length]).toEqual([1, 1]);
});

describe('the domain route of the page', () => {
  const route = (answer: unknown) => readDomainRoute({ 'system.domainRoute': answer }, 'https://a.test');

  test('supplies customer service and the list of domains [SET-03]', () => {
    expect(route({ customerService: '/help', domainList: ['https://b.test'] })).toEqual({
      others: ['https://b.test'],
      support: '/help',
    });
  });

  test('names the other domains, as origins or bare hosts', () => {
    const domainList = [
      'https://a.test',
      'b.test',
      'http://c.localhost:4000',
      'https://b.test/x',
      'javascript:alert(1)',
    ];
    expect(route({ domainList }).others).toEqual(['https://b.test', 'http://c.localhost:4000']);
  });

  test.each([
    ['https://help.test/chat', 'https://help.test/chat'],
    ['/help', '/help'],
    ['//evil.test', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('customer service at %j is %j', (customerService, support) => {
    expect(route({ customerService }).support).toBe(support);
  });

  test('is empty when the page has none', () => {
    expect(readDomainRoute({}, 'https://a.test')).toEqual({ others: [], support: undefined });
  });
});
