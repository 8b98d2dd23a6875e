import { mallConfig, mallRedemptions, mallRewards, mallTransactions } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { bring, firstReward, mallScreen, ok, shows } from './mall-screen';
import { redeemScreens } from './redeem-screens';
import { convertScreens } from './convert-screens';
import { operatorScreens } from './operator-screens';

const time = Date.UTC(2026, 0, 2, 4);
const redemption = (id: string, status: string, more: object = {}) => ({
  ...{ id, dateRequested: time - Number(id) * 3_600_000, name: 'Coffee voucher', quantity: 1, requiredPoint: 150 },
  ...{ requiredMoney: '', status, type: 'P', reason: '', ...more },
});
const mixed = { name: 'Wireless headphones', requiredPoint: 12500, requiredMoney: '2500.00', type: 'PM' };
const redemptions = [
  redemption('1', 'P', { quantity: 2, requiredPoint: 300 }),
  redemption('2', 'A', mixed),
  redemption('3', 'R', { ...mixed, reason: 'We could not reach you at this address. Your points are back.' }),
  redemption('4', 'X'),
];
const noRewards = { content: [], totalPages: 1 };
const record = { empty: shows('record.empty'), failed: shows('record.failed') };

const tableShown = (tab: Tab) => bring(tab.page.getByRole('row').nth(1));
const rewardShown = (tab: Tab) => firstReward(tab).waitFor();

/** States that look alike at every width: they are taken on the phone alone. */
const onPhone = /failed|fails|none|without|refused|incomplete|gone|redeemed|converted|changed|next step/;

const all: Screen[] = [
  mallScreen('points mall of a visitor', '/pointMall', rewardShown, { as: 'visitor' }),
  mallScreen('points mall without rewards', '/pointMall', shows('rewards.empty'), {
    ...{ as: 'visitor', answers: { [mallRewards.path]: ok(noRewards) } },
  }),
  mallScreen('points mall that fails', '/pointMall', shows('rewards.failed'), {
    ...{ as: 'visitor', answers: { [mallRewards.path]: 'failed' } },
  }),
  ...operatorScreens,
  mallScreen('points mall', '/pointMall', rewardShown),
  mallScreen('points mall in the member centre', '/member/pointMall', rewardShown),
  mallScreen('a reward', '/pointMall', async (tab) => {
    await firstReward(tab).getByRole('link').click();
    await tab.page.getByRole('heading', { level: 2 }).first().waitFor();
  }),
  mallScreen('a reward that is gone', '/pointMall/product/99999', shows('reward.gone')),
  mallScreen('a reward that fails', '/pointMall/product/1', shows('reward.failed'), {
    answers: { [mallRewards.path]: 'failed' },
  }),
  ...redeemScreens,
  ...convertScreens,
  mallScreen('redemptions', '/pointMall/record', tableShown, {
    answers: { [mallRedemptions.path]: ok({ content: redemptions, totalPages: 3 }) },
  }),
  mallScreen('redemptions, none', '/pointMall/record', record.empty, {
    answers: { [mallRedemptions.path]: ok(noRewards) },
  }),
  mallScreen('redemptions, failed', '/pointMall/record', record.failed, {
    answers: { [mallRedemptions.path]: 'failed' },
  }),
  mallScreen('point history', '/pointMall/points', tableShown),
  mallScreen('point history, none', '/pointMall/points', record.empty, {
    answers: { [mallTransactions.path]: ok({ list: [], totalPages: 1 }) },
  }),
  mallScreen('point history, failed', '/pointMall/points', record.failed, {
    answers: { [mallTransactions.path]: 'failed' },
  }),
  mallScreen('how points work', '/pointMall/rules', (tab) =>
    tab.page.getByRole('main').getByRole('definition').first().waitFor(),
  ),
  mallScreen('how points work, none', '/pointMall/rules', shows('rules.empty'), {
    answers: { [mallConfig.path]: ok({}) },
  }),
  mallScreen('how points work, failed', '/pointMall/rules', shows('rules.failed'), {
    answers: { [mallConfig.path]: 'failed' },
  }),
];

/** Every page of the points mall with its states, and the operator's part of it. */
export const mallScreens = all.map((one): Screen => ({
  ...one,
  where: (tab) => (tab.phone || !onPhone.test(one.name)) && one.where?.(tab) !== false,
}));
