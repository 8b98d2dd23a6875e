import { mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { agentHost } from '../../testing/agent-host';
import centre from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

async function open(options: FakeHostOptions) {
  const host = agentHost(options);
  mounted = await mountView(centre, host);
  await screen.findByRole('heading', { level: 1 });
  return host;
}
const review = () => screen.queryByRole('button', { name: 'Review payments' });

test('an agent with payments to confirm is led to them [PAY-01] [PAY-02]', async () => {
  const host = await open({ account: { confirmations: 2 } });
  screen.getByText('Payments to confirm: 2');
  await userEvent.click(screen.getByRole('button', { name: 'Review payments' }));
  expect(host.records.opened).toEqual([{ place: 'member.payments@1', params: {} }]);
});

test.each([
  ['without payments', { account: { confirmations: 0 } }],
  ['of a kind that has none', {}],
  ['on a page without the member centre', { account: { confirmations: 2 }, absentPlaces: ['member.payments@1'] }],
])('an agent %s is not', async (_name, options) => {
  await open(options);
  expect(review()).toBeNull();
});
