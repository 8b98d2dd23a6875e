import { RegistrationForm } from '../../pages/registration-form';
import type { Screen } from '../screens';
import type { Tab } from '../tab';

/** By an agent's link, which every merchant takes. */
export const registrationScreens: Screen[] = [
  {
    name: 'register, the terms',
    async show(tab) {
      await tab.open('/register?r=ADA77');
      await formOf(tab).accept.waitFor();
    },
  },
  { name: 'register, the form', show: async (tab) => void (await openForm(tab)) },
  {
    name: 'register, fields wrong',
    async show(tab) {
      const form = await openForm(tab);
      await form.submit.click();
      await tab.dialog.getByRole('button', { name: tab.say('host', 'ok'), exact: true }).click();
      await tab.dialog.waitFor({ state: 'detached' });
    },
  },
];

export const formOf = (tab: Tab) => new RegistrationForm(tab.page, tab.say);

export async function openForm(tab: Tab): Promise<RegistrationForm> {
  await tab.open('/register?r=ADA77');
  const form = formOf(tab);
  await form.begin();
  return form;
}
