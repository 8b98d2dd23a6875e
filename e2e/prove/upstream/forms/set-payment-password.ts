import type { Person } from './form';

export const newPassword = 'Payment99';

/** Sets the payment password `newPassword`: copied accounts have none. */
export async function setPaymentPassword({ tab, account }: Person): Promise<void> {
  await tab.open('/member/account?protection=paymentPassword');
  await tab.content.getByRole('button', { name: tab.say('member', 'paymentPassword.set'), exact: true }).click();
  const typed = { signIn: account.password, new: newPassword, repeat: newPassword };
  for (const [label, value] of Object.entries(typed))
    await tab.dialog.getByLabel(tab.say('member', `paymentPassword.${label}`), { exact: true }).fill(value);
  await tab.dialogButton(tab.say('member', 'paymentPassword.set')).click();
  await tab.dialog.waitFor({ state: 'hidden' });
}
