import { systemSettings } from '@atrium/api';
import type { Api, Endpoint } from '@atrium/contract';
import { fakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import { SessionKeys } from '../../storage/session-keys';
import { MemoryStorage } from '../../storage/testing/memory-storage';
import { askForSettings } from './settings-retry';
import { loadTemplate } from './load-template';
import { merchantValues } from './merchant-values';
import { merchantTexts } from './texts';

const template = {
  merchantCode: 'aurora',
  templateId: 'T1',
  parameters: { switch_register: 'Y', prize_mode: 'Lott' },
};

function aMerchant(answers: FakeHostOptions['answers'] = {}, storage = new MemoryStorage()) {
  const { api: fake } = fakeHost({ answers });
  const calls: [string, string][] = [];
  const call = ((endpoint: Endpoint, request: unknown) => {
    calls.push([endpoint.method, endpoint.path]);
    return fake.call(endpoint, request);
  }) as Api['call'];
  return { api: { call }, keys: new SessionKeys(storage), storage, asked: () => calls };
}

test('a template has an id, its merchant, and two parameters [SET-06], requested by GET [SET-04]', async () => {
  const { asked, ...sources } = aMerchant({ 'system.templates': template });

  expect(await loadTemplate(sources)).toEqual({
    merchantCode: 'aurora',
    templateId: 'T1',
    parameters: { switch_register: true, prize_mode: 'Lott' },
  });
  expect(asked()).toEqual([['GET', '/wps/system/templates']]);
});

test('a stored template is not requested again [SET-05] [SES-04]', async () => {
  const first = aMerchant({ 'system.templates': template });
  const loaded = await loadTemplate(first);
  const second = aMerchant({}, first.storage);

  expect(await loadTemplate(second)).toEqual(loaded);
  expect(second.asked()).toEqual([]);
});

test('an invalid stored template is requested again', async () => {
  const { asked, ...sources } = aMerchant({ 'system.templates': template });
  sources.keys.set('templates', { parameters: 'none' });

  expect(await loadTemplate(sources)).toMatchObject({ templateId: 'T1' });
  expect(asked()).toHaveLength(1);
});

test('values of the white label are requested by GET and known by their names, with those of the template [SET-02]', async () => {
  const { asked, ...sources } = aMerchant({
    'system.whitelabel': { brandName: 'Aurora', copyright: '© Aurora' },
    'system.templates': template,
  });

  expect(await merchantValues(sources)).toEqual({
    brandName: 'Aurora',
    copyright: '© Aurora',
    templateId: 'T1',
    switch_register: true,
    prize_mode: 'Lott',
  });
  expect(asked()).toContainEqual(['GET', '/wps/system/whitelabel']);
});

test('values that cannot be loaded are left out', async () => {
  const down = () => Promise.reject(new Error('down'));
  const { asked, ...sources } = aMerchant({ 'system.whitelabel': down, 'system.templates': template });
  expect(await merchantValues(sources)).toMatchObject({ templateId: 'T1' });
  expect(await merchantValues(aMerchant({ 'system.whitelabel': down, 'system.templates': down }))).toEqual({});
  expect(asked()).toHaveLength(2);
});

describe('settings that could not be loaded', () => {
  const language = { current: 'TA', text: (key: string) => key };
  const settings = systemSettings.example.answer;

  function asking(chosen: (string | undefined)[], answers: (() => unknown)[]) {
    const { api } = fakeHost({ answers: { 'system.settings': () => answers.shift()?.() } });
    const ask = jest.fn(async () => ({ label: '', value: chosen.shift() ?? '' }));
    return { ask, answer: askForSettings({ api, messages: { ask }, language }) };
  }
  const down = () => Promise.reject(new Error('down'));

  test('are requested again as often as the person retries, until they arrive [SET-35]', async () => {
    const { ask, answer } = asking(['retry', 'retry'], [down, () => settings]);

    expect(await answer).toMatchObject({ switches: { FREEPLAY3: true } });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(ask).toHaveBeenCalledWith({
      kind: 'warning',
      text: merchantTexts['TA']?.settingsFailed,
      actions: [expect.objectContaining({ label: 'retry' })],
    });
  });

  test('are given up when the person gives up', async () => {
    const { answer } = asking([], []);
    expect(await answer).toBeUndefined();
  });
});
