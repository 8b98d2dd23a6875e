import { expect } from 'playwright/test';
import { ForgotPasswordForm } from '../../pages/password-forms';
import { RegistrationForm } from '../../pages/registration-form';
import { SocialSignIn } from '../../pages/social-sign-in';
import { onEveryMerchant } from './every-merchant';

onEveryMerchant('what is off is not offered', {}, async ({ tab, settings }) => {
  const on = (name: string) => settings.switches[name] === true;
  const form = tab.signInPage;
  await tab.open('/login');
  await form.submit.waitFor();
  const forms = ['username', on('MOBILEVERCODELOGIN3') && 'sms', on('MOBILELOGIN3') && 'mobile'].filter(Boolean);
  await expect(form.tabs).toHaveText(
    forms.length < 2 ? [] : forms.map((way) => tab.say('auth', `signIn.method.${way}`)),
  );
  await expect(form.playForFree).toHaveCount(on('FREEPLAY3') ? 1 : 0);
  await expect(form.byPasskey).toHaveCount(1);
  await expect(new SocialSignIn(tab.page, tab.say).button).toHaveCount(on('SOCIALLOGIN') && settings.social ? 1 : 0);
  await expect(form.register).toHaveCount(on('MANUALREGISTER') ? 1 : 0);
  await form.forgot.click();
  await expect(new ForgotPasswordForm(tab.dialog, tab.say).tabs).toHaveCount(3);

  const registration = new RegistrationForm(tab.page, tab.say);
  await tab.open('/register?r=ADA77');
  await registration.acceptTerms();
  await expect(registration.tabs).toHaveCount(on('USERNAMEREG3') && on('MOBILENUMREG3') ? 2 : 0);
  await expect(registration.field('username')).toHaveCount(on('USERNAMEREG3') ? 1 : 0);
});
