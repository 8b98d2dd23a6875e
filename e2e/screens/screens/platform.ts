import { systemRegisterSettings } from '@atrium/api';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { expect } from 'playwright/test';
import { Control } from '../../support/control';
import type { Screen } from '../screens';
import type { Tab } from '../tab';
import { openHome } from './home';
import { messageScreens } from './messages';
import { formOf, openForm } from './registration';

/** What the shell shows around everything else: languages, countries, closed sites, and what it says. */
export const platformScreens: Screen[] = [
  {
    name: 'languages',
    async show(tab) {
      await tab.open('/lang');
      await tab.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'menu of languages',
    async show(tab) {
      await openHome(tab);
      await tab.page
        .getByRole('button', { name: tab.say('host', 'shell.language') })
        .first()
        .click();
      await tab.page.getByRole('menu').waitFor();
    },
  },
  { name: 'country selector', show: openCountries },
  { name: 'under maintenance', show: (tab) => openClosed(tab, { maintenance: true }) },
  { name: 'access denied', show: (tab) => openClosed(tab, { regionRestriction: true }) },
  ...messageScreens,
];

/** Numbers of several countries are registered, for this one page only. */
async function openCountries(tab: Tab): Promise<void> {
  const control = new Control(tab.portal);
  const turn = async (value: true | null) => {
    for (const name of ['SMSCOUNTRYCODE', 'MOBILENUMREG3']) await control.switch(tab.look.merchant, name, value);
  };
  await turn(true);
  // kestrel's own form has no number
  if (tab.look.merchant === 'kestrel') await askForNumber(tab);
  const byNumber = formOf(tab).tab('register.byMobile');
  const countries = tab.page.locator('select:enabled', {
    has: tab.page.locator('option', { hasText: /^\+/ }),
  });
  // settings are kept for a few seconds, so a page may not know of the switches yet
  await expect(async () => {
    await openForm(tab);
    if (await byNumber.isVisible()) await byNumber.click();
    await countries.focus({ timeout: 2_000 });
  })
    .toPass({ timeout: 30_000 })
    .finally(() => turn(null));
}

/** As if the merchant's form asked for a number too. */
async function askForNumber(tab: Tab): Promise<void> {
  const own = demoMerchants.find(({ code }) => code === tab.look.merchant)?.registration.fields ?? [];
  const fields = [
    ...own,
    {
      key: 'mobileNum',
      enabled: true,
      required: true,
      type: 'tel',
      acceptedPattern: '[0-9]+',
      minLength: 10,
      maxLength: 11,
    },
    { key: 'verificationCode', enabled: true, required: true, minLength: 4, maxLength: 6 },
  ];
  await tab.answer({ [systemRegisterSettings.path]: { success: true, value: { fields } } });
}

/** Closed for this one page only: who has it open is told no more until it is looked at again. */
async function openClosed(tab: Tab, flags: Parameters<Control['site']>[1]): Promise<void> {
  const control = new Control(tab.portal);
  await control.site(tab.look.merchant, flags);
  try {
    await tab.open('/');
    await tab.page.waitForURL('**/maintenance');
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
  } finally {
    await control.site(tab.look.merchant, {});
  }
}
