import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost } from '../../testing/member-host';
import referral from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const time = Date.UTC(2026, 0, 2, 3, 4);
const info = (changes: object = {}) => ({
  ...{ code: 'MEI 77', currency: 'CNY', earned: '20.00', ready: '10.00' },
  referred: [
    { account: 'an***8', time, active: 'Y', earned: '20.00' },
    { account: 'bo***1', time: null, active: 0 },
  ],
  ...changes,
});
async function open(answer: () => unknown, answers: object = {}, enabled = true) {
  const host = memberHost({
    account: { promotions: { REFERRAL: { enabled, count: 1 } } },
    answers: { 'referral.info': answer, ...answers } as FakeHostOptions['answers'],
  });
  mounted = await mountView(referral, host);
  return host;
}

test('shows the link with its QR code, the referred members, and what they earned', async () => {
  await open(() => info());
  await screen.findByRole('heading', { level: 1, name: 'Refer a friend' });
  const link = await screen.findByLabelText<HTMLInputElement>('Your link');
  expect(link.value).toBe(`${location.origin}/register?referralCode=MEI%2077`);
  screen.getByRole('img', { name: EN['referral.qr'] });
  const rows = screen.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['an***8', expect.stringContaining('2026'), 'Has played', expect.stringContaining('20.00')],
    ['bo***1', '', 'Has not played yet', ''],
  ]);
});

test('a referred member without a name has a row with a dash', async () => {
  await open(() => info({ referred: [{ time, active: true, earned: '20.00' }] }));
  const [, row] = await screen.findAllByRole('row');
  expect(within(row!).getAllByRole('cell')[0]?.textContent).toBe('—');
});

test('says what a referral earns and when, in the words of the back end', async () => {
  await open(() => info({ conditions: '<p>You get 10.00 after the first bet.</p>' }));
  await screen.findByText('You get 10.00 after the first bet.');
});

test('what is ready is claimed once, and the page loads again', async () => {
  let ready = '10.00';
  const host = await open(() => info({ ready }), { 'referral.claim': () => ((ready = '0.00'), { amount: '10.00' }) });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull());
  expect(host.records.calls.filter(({ endpoint }) => endpoint === 'referral.claim')).toHaveLength(1);
});

test('a refused claim leaves the page as it is', async () => {
  await open(() => info(), { 'referral.claim': () => fails('reward_not_ready') });
  const claim = await screen.findByRole('button', { name: 'Claim' });
  await userEvent.click(claim);
  await waitFor(() => expect(claim.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByRole('button', { name: 'Claim' })).toBe(claim);
});

test('without referred members the page says so; without the promotions it is absent', async () => {
  await open(() => ({ code: 'A1' }));
  await screen.findByText(EN['referral.empty']);
  screen.getByText(EN['referral.empty.hint']);
  await mounted?.unmount();
  await open(() => ({}));
  await screen.findByText(EN['referral.empty']);
  expect(screen.queryByText(EN['referral.empty.hint'])).toBeNull();
  await mounted?.unmount();
  await open(() => info(), {}, false);
  await screen.findByRole('heading', { level: 1, name: 'My account' });
});

test('a page that cannot be loaded offers another try', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? fails('server_error') : info()));
  await screen.findByText(EN['referral.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Your link');
});
