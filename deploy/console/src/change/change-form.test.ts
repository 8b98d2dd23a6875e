import { AskFailure } from '../registry/ask-failure';
import { channelAt, next, stable } from '../testing/channel';
import { fakeRegistry } from '../testing/fake-registry';
import { ChangeForm } from './change-form';

const channel = channelAt(7);
const comparison = { files: [], shared: 3, fetched: 0, descriptor: [] };
const calm = { check: () => [], compare: () => comparison, change: () => ({ revision: 8 }) };

it('sends nothing to the registry without a reason', async () => {
  const { ask, asked } = fakeRegistry(calm);
  const form = new ChangeForm(ask, 'lock', channel);
  expect(await form.submit()).toBe(false);
  expect(form.faults).toHaveProperty('reason');
  expect(asked).toEqual([]);
});

it('sends the change with the displayed revision and the reason', async () => {
  const { ask, asked } = fakeRegistry(calm);
  const form = new ChangeForm(ask, 'canary', channel, next.id);
  form.fill({ percent: '2.5', reason: ' slowly ' });
  expect(await form.submit()).toBe(true);
  const change = { action: 'canary', release: next.id, audience: { percent: 2.5 } };
  const request = { remote: 'lobby', environment: 'local', expected: 7, change, reason: 'slowly' };
  expect(asked).toContainEqual(['change', request]);
});

it('checks a release as soon as it is chosen', async () => {
  const findings = [{ severity: 'refusal', sentence: 'It requires another contract.' }];
  const { ask, asked } = fakeRegistry({ ...calm, check: () => findings });
  const form = new ChangeForm(ask, 'promote', channel);
  expect(form.preview).toBeUndefined();
  form.fill({ release: next.id });
  await form.preview?.refresh();
  expect(form.preview?.value?.findings).toEqual(findings);
  expect(asked).toContainEqual(['compare', { remote: 'lobby', from: stable.id, to: next.id }]);
});

it('keeps the input after another operator’s change, and continues from the new revision', async () => {
  const faster = () => {
    throw new AskFailure('ChannelMoved', 'another change came first');
  };
  const answering = { ...calm, change: faster as () => unknown };
  const { ask, asked } = fakeRegistry(answering);
  const form = new ChangeForm(ask, 'lock', channel);
  form.fill({ reason: 'Festival' });
  expect(await form.submit()).toBe(false);
  expect(form.isOutdated).toBe(true);
  answering.change = calm.change;
  form.rebase({ ...channel, revision: 9 });
  expect(form.isOutdated).toBe(false);
  expect(await form.submit()).toBe(true);
  expect(asked.at(-1)).toEqual(['change', expect.objectContaining({ expected: 9, reason: 'Festival' })]);
});

it('refuses a share of 0 or 100 percent, and an empty list of merchants', async () => {
  const { ask } = fakeRegistry(calm);
  const form = new ChangeForm(ask, 'canary', channel, next.id);
  form.fill({ reason: 'x', percent: '100' });
  await form.submit();
  expect(form.faults).toHaveProperty('percent');
  form.fill({ audience: 'merchants' });
  expect(form.faults).toHaveProperty('merchants');
  form.fill({ merchants: ['lotus'] });
  expect(form.faults).toEqual({});
});
