import { mallRedeem } from '@atrium/api';
import { Control } from '../../../support/control';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { firstReward, mallScreen, ok, refused, shows, type Answers } from './mall-screen';

const recipient = { name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' };

/** The form that redeems a reward, what becomes of it, and a newcomer's way to a payment password. */
export const redeemScreens: Screen[] = [
  redeeming('redeeming', () => Promise.resolve()),
  redeeming('redeeming, incomplete', async (tab) => {
    await submit(tab);
    await tab.dialog.locator('[aria-invalid=true]').first().waitFor();
  }),
  mallScreen('redeeming, price changed', '/pointMall', priceChanged),
  redeeming(
    'redeeming, refused',
    async (tab) => {
      await fillIn(tab);
      await submit(tab);
      await tab.page.getByText('Your points are not enough.').first().waitFor();
    },
    { [mallRedeem.path]: refused('points_not_enough', 'Your points are not enough.') },
  ),
  redeeming(
    'redeeming, next step after a refusal',
    async (tab) => {
      await fillIn(tab);
      await submit(tab);
      await tab.page.getByText('Your points are not enough.').first().waitFor();
      await tab.page.keyboard.press('Escape');
      await tab.dialog.getByRole('link', { name: tab.say('mall', 'next.points') }).scrollIntoViewIfNeeded();
    },
    { [mallRedeem.path]: refused('points_not_enough', 'Your points are not enough.') },
  ),
  redeeming(
    'redeemed',
    async (tab) => {
      await fillIn(tab);
      await submit(tab);
      await shows('br_vwxdjflb_sfyljuh')(tab);
    },
    { [mallRedeem.path]: ok({ id: '12' }) },
  ),
  mallScreen(
    'redeeming with a trial account',
    '/pointMall',
    async (tab) => {
      await openForm(tab);
      await shows('trial.register')(tab);
    },
    { as: 'trial4' },
  ),
  ...[
    mallScreen(
      'redeeming without a payment password',
      '/pointMall',
      async (tab) => {
        await openForm(tab);
        await tab.dialog.getByRole('link', { name: tab.say('mall', 'password.set') }).scrollIntoViewIfNeeded();
      },
      { as: 'agent1' },
    ),
    mallScreen(
      'where the payment password is set',
      '/member/account?protection=paymentPassword',
      (tab) => tab.page.getByRole('button', { name: tab.say('member', 'paymentPassword.set') }).waitFor(),
      { as: 'agent1' },
    ),
  ].map((one): Screen => ({
    ...one,
    // the other merchant asks for none; this demo agent has not set one
    where: ({ look }) => look.merchant === 'kestrel',
  })),
];

function redeeming(name: string, then: (tab: Tab) => Promise<unknown>, answers: Answers = {}): Screen {
  return mallScreen(
    name,
    '/pointMall',
    async (tab) => {
      await openForm(tab);
      await tab.dialog.getByLabel(tab.say('mall', 'redeem.address')).waitFor();
      await then(tab);
    },
    { answers },
  );
}

/** Opens the form of a reward in stock. */
async function openForm(tab: Tab): Promise<void> {
  await firstReward(tab).getByRole('button').click();
}

/** A reward of its own, because the change stays. */
async function priceChanged(tab: Tab): Promise<void> {
  const { merchant } = tab.look;
  const control = new Control(tab.portal);
  const name = `Tea chest ${tab.width}`;
  const names = { EN: name, TH: name, JA: name };
  const id = await control.reward(merchant, name, { price: 40, names });
  await tab.open('/pointMall');
  await tab.page.getByRole('article', { name, exact: true }).getByRole('button').click();
  await tab.dialog.getByLabel(tab.say('mall', 'redeem.address')).waitFor();
  await control.reward(merchant, name, { price: 65, names }, id);
  await tab.dialog.getByRole('alert').first().waitFor();
  await control.reward(
    merchant,
    name,
    { price: 65, names, endsAt: Date.now() - 1000, startsAt: Date.now() - 5000 },
    id,
  );
}

async function fillIn(tab: Tab): Promise<void> {
  const field = (key: string) => tab.dialog.getByLabel(tab.say('mall', key), { exact: true });
  await field('redeem.name').fill(recipient.name);
  await field('redeem.phone').fill(tab.look.merchant === 'kestrel' ? '09012345678' : recipient.phone);
  await field('redeem.address').fill(recipient.address);
  const password = field('password.payment');
  if (await password.isVisible()) await password.fill('246810');
}

const submit = (tab: Tab) => tab.dialog.getByRole('button', { name: tab.say('mall', 'redeem.submit') }).click();
