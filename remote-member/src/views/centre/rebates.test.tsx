import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import EN from '../../locales/EN.json';
import { memberHost, player } from '../../testing/member-host';
import centre from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

const answer = (changes: object = {}) => ({
  ...{ currency: 'CNY', ready: '2.50' },
  lines: [
    { day: '2026-01-31', type: 'RNG', stake: '500.00', rate: '0.5', amount: '2.50', paid: 0 },
    { day: '2026-01-30', type: 'NEW', stake: '100.00', rate: '0.3', amount: '0.30', paid: 'Y' },
    { day: '2026-01-29', type: 'LIVE' },
  ],
  ...changes,
});
async function open(page: string, list: () => unknown, answers: object = {}, claims = true) {
  const host = memberHost({
    facts: [...player, 'switch:PLYRBT', 'rebate', ...(claims ? (['switch:MANPLAYREB3'] as const) : [])],
    account: { promotions: {} },
    answers: { 'rebates.list': list, ...answers } as NonNullable<FakeHostOptions['answers']>,
  });
  mounted = await mountView(centre, host, { page });
  return host;
}
const claims = (host: Awaited<ReturnType<typeof open>>) =>
  host.records.calls.filter(({ endpoint }) => endpoint === 'rebates.claim');

test('bonusDetails lists the rebates by day and type, with what was paid, and offers no claim where they are paid by themselves', async () => {
  await open('bonusDetails', () => answer(), {}, false);
  await screen.findByRole('heading', { level: 1, name: EN['page.bonusDetails'] });
  const rows = (await screen.findAllByRole('row')).slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['2026-01-31', 'Slots', expect.stringMatching(/500\.00.*0\.5 %/), expect.stringMatching(/2\.50$/)],
    ['2026-01-30', 'NEW', expect.stringMatching(/100\.00.*0\.3 %/), expect.stringMatching(/0\.30.*Paid$/)],
  ]);
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
});

test('manualRebate claims what is ready, once, and loads again', async () => {
  let ready = '2.50';
  const host = await open('manualRebate', () => answer({ ready }), {
    'rebates.claim': () => ((ready = '0.00'), { amount: '2.50' }),
  });
  await screen.findByRole('heading', { level: 1, name: EN['page.manualRebate'] });
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Claim .*2\.50/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull());
  expect(claims(host)).toHaveLength(1);
  expect(host.records.toasts.map(({ text }) => text)).toEqual([EN['rebates.claimed']]);
});

test('bonusDetails says that rebates are claimed, and claims them, where they are not paid by themselves', async () => {
  await open('bonusDetails', () => answer());
  await screen.findByText(EN['rebates.aboutClaim']);
  expect(screen.queryByText(EN['rebates.about'])).toBeNull();
  screen.getByRole('button', { name: /^Claim .*2\.50/ });
});

test('a refused claim leaves the page as it is; a list that fails offers another try', async () => {
  let tries = 0;
  const host = await open('manualRebate', () => (++tries === 1 ? fails('server_error') : answer()), {
    'rebates.claim': () => fails('reward_not_ready'),
  });
  await screen.findByText(EN['rebates.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const claim = await screen.findByRole('button', { name: /^Claim/ });
  await userEvent.click(claim);
  await waitFor(() => expect(claims(host)).toHaveLength(1));
  await waitFor(() => expect(claim.getAttribute('aria-busy')).toBeNull());
  expect(host.records.toasts).toEqual([]);
});

test('says that there is none', async () => {
  await open('bonusDetails', () => ({}));
  await screen.findByText(EN['rebates.empty']);
});
