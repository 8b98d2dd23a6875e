import { RegistrationForm } from '../pages/registration-form';
import { seriousFaults } from '../support/axe';
import { mobileNumber } from '../support/mobile-number';
import { expect, test } from '../support/test';

test('lotus: slider servers replace each other, a wrong answer gets a new puzzle, the question is an alternative, and one code is sent [CAP-13] [CAP-25] [SMS-05] [SMS-10] [SMS-12]', async ({
  at,
  control,
}) => {
  const tab = at('lotus', { language: 'EN' });
  const form = new RegistrationForm(tab.page, tab.say);
  const { slider } = form;
  await control.fault({ endpoint: 'slider.load', host: 'api-1.captcha.localhost', cut: true });
  await control.fault({ endpoint: 'slider.js', host: 'static-1.captcha.localhost', status: 503 });
  const number = mobileNumber('lotus');
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.open('/register');
  await form.acceptTerms();
  await form.field('mobileNum').fill(number);

  await form.sendCode.click();
  await slider.piece.waitFor();
  expect(await seriousFaults(tab.page)).toEqual([]);
  await slider.piece.press('Escape');
  await expect(tab.dialog).toContainText(tab.say('host', 'verify_first'));
  await tab.dialogButton(tab.say('host', 'ok')).click();
  expect(await control.outbox(number.slice(1))).toEqual([]);

  await form.sendCode.click();
  await slider.answerWrongly();
  await expect(slider.wrong).toBeVisible();
  await slider.solve();
  const counting = tab.page.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect(counting).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await control.outbox(number.slice(1))).length).toBe(1);

  await tab.page.reload();
  await form.acceptTerms();
  await form.field('mobileNum').fill(number);
  await form.sendCode.click();
  await slider.solve();
  await expect(tab.dialog).toContainText(/try again in \d+ s\./);
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await expect(form.sendCode).toBeVisible();
});

test('lotus: a slider without a script shows a network error with its code and one retry [CAP-21] [CAP-22] [CAP-23] [CAP-07]', async ({
  at,
  control,
}) => {
  const tab = at('lotus', { language: 'EN' });
  const form = new RegistrationForm(tab.page, tab.say);
  const { slider } = form;
  await control.fault({ endpoint: 'slider.js', status: 503 });
  await tab.open('/');
  await tab.setStoredLanguage();
  await tab.open('/register');
  await form.acceptTerms();
  await form.field('mobileNum').fill(mobileNumber('lotus'));
  await form.sendCode.click();
  await expect(tab.dialog).toContainText('Network error');
  await expect(tab.dialog).toContainText('60204');
  expect(await seriousFaults(tab.page)).toEqual([]);

  await control.clearFaults();
  await tab.dialogButton(tab.say('auth', 'slider.retry')).click();
  await expect(slider.piece).toBeVisible();
});
