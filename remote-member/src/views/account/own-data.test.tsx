import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import account from './index';
import { OwnDataStore } from '../../features/own-data/own-data-store';

const { click } = userEvent.setup({ delay: null });

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(requests: unknown, options: FakeHostOptions = {}) {
  const host = memberHost({ ...options, answers: { 'account.requests': requests } });
  mounted = await mountView(account, host);
  const section = within(await screen.findByRole('region', { name: 'My data' }));
  const asked = () => host.records.calls.filter(({ endpoint }) => endpoint === 'account.request');
  return { host, section, asked };
}

test('a customer asks for the data, and sees that the request waits', async () => {
  const answers: object[] = [];
  const { section, asked, host } = await open(() => answers);
  await click(await section.findByRole('button', { name: 'Request: Request my data' }));
  expect(asked()).toMatchObject([{ request: { kind: 'data' } }]);
  expect(host.records.toasts).toMatchObject([{ kind: 'success' }]);
  answers.push({ kind: 'data', status: 'pending' });
  await mounted?.unmount();
  const again = await open(() => answers);
  expect(await again.section.findByText('Waiting for a decision')).toBeTruthy();
  expect(again.section.queryByRole('button', { name: 'Request: Request my data' })).toBeNull();
});

test('closing the account asks first', async () => {
  const { section, asked, host } = await open([], { replies: { confirm: false } });
  await click(await section.findByRole('button', { name: 'Request: Close my account' }));
  expect(host.records.messages).toMatchObject([{ kind: 'confirm', message: { title: 'Close my account' } }]);
  expect(asked()).toEqual([]);
  await mounted?.unmount();
  const agreed = await open([]);
  await click(await agreed.section.findByRole('button', { name: 'Request: Close my account' }));
  await waitFor(() => expect(agreed.asked()).toMatchObject([{ request: { kind: 'close' } }]));
});

test('a rejected request shows the reason and can be made again', async () => {
  const { section } = await open([{ kind: 'close', status: 'rejected', reason: 'Withdraw first.' }]);
  expect(await section.findByText('Declined. Withdraw first.')).toBeTruthy();
  expect(section.getByRole('button', { name: 'Request: Close my account' })).toBeTruthy();
});

test('approved data is saved as a file', async () => {
  const data = { account: { name: 'mei88' } };
  const store = new OwnDataStore(memberHost({ answers: { 'account.data': data } }));
  const save = jest.fn();
  await store.download(save);
  expect(JSON.parse(save.mock.calls[0][0])).toEqual(data);
  const { section } = await open([{ kind: 'data', status: 'approved' }]);
  expect(await section.findByRole('button', { name: 'Download' })).toBeTruthy();
});
