import { systemRegisterSettings } from '@atrium/api';
import { demoMerchants } from '@atrium/deploy/demo-merchants';
import { expect } from 'playwright/test';
import { Control } from '../../support/control';
import type { Screen } from '../screen';
import type { Tab } from '../tab';
import { openHome } from './home';
import { messageScreens } from './messages';
import { formOf, openForm } from './registration';

/** Screens of the shell: languages, countries, closed sites and messages. */
export const platformScreens: Screen[] = [
  {
    name: 'languages',
    async show(tab) {
      await tab.open('/lang');
      await tab.page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'language menu of the shell',
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

/** Opens a registration form with numbers of several countries; the switches are restored afterwards. */
async function openCountries(tab: Tab): Promise<void> {
  const control = new Control(tab.portal);
  const setSwitches = async (value: true | null) => {
    for (const name of ['SMSCOUNTRYCODE', 'MOBILENUMREG3']) await control.switch(tab.look.merchant, name, value);
  };
  await setSwitches(true);
  // kestrel's form has no number
  if (tab.look.merchant === 'kestrel') await addNumberFields(tab);
  const byNumber = formOf(tab).tab('register.byMobile');
  const countries = tab.page.locator('select:enabled', {
    has: tab.page.locator('option', { hasText: /^\+/ }),
  });
  // settings are cached for a few seconds, so a page may not have the switches yet
  await expect(async () => {
    await openForm(tab);
    if (await byNumber.isVisible()) await byNumber.click();
    await countries.focus({ timeout: 2_000 });
  })
    .toPass({ timeout: 30_000 })
    .finally(() => setSwitches(null));
}

/** Answers the form's settings with fields for a number and its code. */
async function addNumberFields(tab: Tab): Promise<void> {
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

/** Opens a closed site, then reopens the site: the page stays until it becomes visible again. */
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
