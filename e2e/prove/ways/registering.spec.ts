import { expect } from 'playwright/test';
import { onEveryMerchant } from './every-merchant';
import { fillIn, isWelcomed, newcomerOf, openRegistration, typeCaptcha } from './registration';

const byName = { switches: ['USERNAMEREG3'], fields: ['username', 'password'], language: 'EN' } as const;

onEveryMerchant('register by name', byName, async (walk) => {
  const { tab, settings } = walk;
  const newcomer = newcomerOf(walk);
  const form = await openRegistration(tab, settings, 'register.byUsername');
  await fillIn(form, newcomer, walk);
  await form.submit.click();
  await isWelcomed(tab, newcomer.username);
  await tab.signOut();
  await tab.signIn(newcomer);
});

onEveryMerchant(
  'register by phone, with a code past the slider',
  {
    switches: ['MOBILENUMREG3', 'REGMOBVERF3', 'GEETESTVCODE3'],
    fields: ['mobileNum', 'verificationCode'],
    captchaVersion: 'v4',
    language: 'EN',
  },
  async (walk) => {
    const { tab, settings } = walk;
    const newcomer = newcomerOf(walk);
    const form = await openRegistration(tab, settings, 'register.byMobile');
    await fillIn(form, newcomer, walk);
    await form.submit.click();
    await isWelcomed(tab, newcomer.mobile);
  },
);

onEveryMerchant(
  'register past the slider',
  { ...byName, switches: [...byName.switches, 'GEETEST3', 'GEETESTTEST3'], shows: '[REG-36] [REG-56]' },
  async (walk) => {
    const { tab, settings } = walk;
    const [newcomer, { username: taken }] = [newcomerOf(walk), await walk.createPlayer()];
    const sent = tab.requestsTo('/wps/member/register');
    const scripts = tab.requestsTo(`/${settings.captcha.version}/`);
    const form = await openRegistration(tab, settings, 'register.byUsername');
    await fillIn(form, { ...newcomer, username: taken }, walk);
    const forCodes = [...scripts];

    await form.submit.click();
    await form.slider.piece.press('Escape');
    await expect(tab.dialog).toContainText(tab.say('host', 'verify_first'));
    await tab.dialogButton(tab.say('host', 'ok')).click();
    expect(sent).toEqual([]);

    await form.submit.click();
    await form.slider.solve();
    await expect(form.stateOf('username')).toHaveAttribute('data-state', 'error');
    expect(sent).toHaveLength(1);
    expect(scripts.slice(forCodes.length)).toContain(`/${settings.captcha.version}/slider.js`);

    await form.field('username').fill(newcomer.username);
    if (settings.registration.captcha) await typeCaptcha(form);
    await form.submit.click();
    await form.slider.solve();
    await isWelcomed(tab, newcomer.username);
    expect(sent).toHaveLength(2);
  },
);
