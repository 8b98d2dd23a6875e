import { expect } from 'playwright/test';
import { SecurityCentre } from '../../pages/security-centre';
import { onEveryMerchant } from './every-merchant';

onEveryMerchant('sign out everywhere', {}, async ({ tab, createPlayer, elsewhere, anotherTab }) => {
  const person = await createPlayer();
  const [other, second] = [await elsewhere(), await anotherTab()];
  await other.signIn(person);
  await tab.signIn(person, '/member/account');
  await second.open('/');
  await second.balance.waitFor();
  const centre = new SecurityCentre(tab.page, tab.say);
  await expect(centre.sessions).toHaveCount(2);

  await centre.signOutElsewhere();
  await expect(centre.sessions).toHaveCount(1);
  await other.open('/member/account');
  await expect(other.dialog).toContainText(other.say('host', 'user.or.token.invalid'));
  await other.dialogButton(other.say('host', 'ok')).click();
  await expect.poll(() => other.sessionToken()).toBeUndefined();

  await tab.signOut();
  for (const here of [tab, second]) {
    await expect(here.signInLink).toBeVisible();
    expect(await here.sessionToken()).toBeUndefined();
  }
});
