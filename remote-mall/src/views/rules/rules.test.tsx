import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen } from '@testing-library/dom';
import { mallHost } from '../../testing/mall-host';
import rules from '.';

let mounted: MountedView | undefined;
afterEach(() => mounted?.unmount());

test('shows rates as percentages with two decimals, also to visitors [MAL-41] [LIM-07]', async () => {
  const config = { rngBet: 0.0125, liveBet: 0.005, lottoBet: 0.02, pvpBet: 0.01, sportBet: '0.1', deposit: 0.00333 };
  const host = mallHost({ facts: ['switch:POINTSYSTEM'], answers: { 'mall.config': config } });
  mounted = await mountView(rules, host);

  const shown = (await screen.findAllByRole('definition')).map((rate) => rate.textContent);
  expect(shown).toEqual(['0.50%', '1.25%', '1.00%', '10.00%', '2.00%', '0.33%']);
});

test('says that nothing earns points when there is no rate', async () => {
  mounted = await mountView(rules, mallHost({ answers: { 'mall.config': {} } }));

  await screen.findByText('No activity earns points at the moment.');
  expect(screen.queryByText('Points for each unit of money:')).toBeNull();
});

test('rates that are missing or cannot be read are left out, and a rate may have any number of decimals', async () => {
  const config = { rngBet: 0.00125, liveBet: null, lottoBet: 'many', pvpBet: '', sportBet: '0.12345' };
  const host = mallHost({ answers: { 'mall.config': config } });
  mounted = await mountView(rules, host);

  const shown = (await screen.findAllByRole('definition')).map((rate) => rate.textContent);
  expect(shown).toEqual(['0.13%', '12.35%']);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Bets on slots and fishing',
    'Bets on sports',
  ]);
  expect(host.records.unreadable).toEqual(['mall.config']);
});
