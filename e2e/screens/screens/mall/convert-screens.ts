import { mallConvert } from '@atrium/api';
import type { Screen } from '../../screen';
import type { Tab } from '../../tab';
import { main, mallScreen, ok, refused, shows, type Answers } from './mall-screen';

/** The dialog that converts points to money, and what becomes of it. */
export const convertScreens: Screen[] = [
  converting('points to money', () => Promise.resolve()),
  converting('points to money, incomplete', async (tab) => {
    await submit(tab);
    await tab.dialog.locator('[aria-invalid=true]').first().waitFor();
  }),
  converting(
    'points to money, refused',
    async (tab) => {
      await fillIn(tab);
      await tab.page.getByText('The password is not correct.').first().waitFor();
    },
    { [mallConvert.path]: refused('password_incorrect', 'The password is not correct.') },
  ),
  converting(
    'points converted',
    async (tab) => {
      await fillIn(tab);
      await shows('convert.done')(tab);
    },
    { [mallConvert.path]: ok({ amount: '1.00', currency: 'THB' }) },
  ),
];

function converting(name: string, then: (tab: Tab) => Promise<unknown>, answers: Answers = {}): Screen {
  return mallScreen(
    name,
    '/pointMall',
    async (tab) => {
      await main(tab)
        .getByRole('button', { name: tab.say('mall', 'title.convert') })
        .click();
      await tab.dialog.getByLabel(tab.say('mall', 'convert.amount')).waitFor();
      await then(tab);
    },
    { answers },
  );
}

async function fillIn(tab: Tab): Promise<void> {
  await tab.dialog.getByLabel(tab.say('mall', 'convert.amount')).fill('100');
  await tab.dialog.locator('input[type=password]').fill('246810');
  await submit(tab);
}

const submit = (tab: Tab) => tab.dialog.getByRole('button', { name: tab.say('mall', 'convert.submit') }).click();
