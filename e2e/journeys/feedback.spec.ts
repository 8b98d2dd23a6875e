import { FeedbackForm } from '../pages/feedback-form';
import { RightBar } from '../pages/right-bar';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('lotus: a player sends feedback with a picture from the account menu; a wrong captcha costs only itself, and operators see it without metadata [FBK-01] [FBK-08] [FBK-13] [FBK-15] [FBK-17] [FBK-18]', async ({
  at,
  control,
  copyAccount,
}) => {
  const player = await copyAccount('lotus', accounts.player);
  const tab = at('lotus');
  const form = new FeedbackForm(tab);
  const title = tab.say('member', 'feedback.title');
  await tab.signIn(player);
  await tab.openAccountMenu();
  await tab.page.getByRole('banner').getByRole('button', { name: title, exact: true }).click();
  await expect(form.username).toHaveValue(player.username);
  await expect(form.username).toBeDisabled();

  await form.description.fill('🙂'.repeat(499));
  await form.description.press('End');
  await form.description.pressSequentially('ab');
  await expect(form.description).toHaveValue(`${'🙂'.repeat(499)}a`);
  const content = 'My deposit of this morning is missing.';
  await form.description.fill(content);
  await form.type.selectOption('withdraw_issues');

  const sized = (width: number) => tab.page.screenshot({ clip: { x: 0, y: 0, width, height: 50 } });
  const file = async (width: number) => ({ name: 'a.png', mimeType: 'image/png', buffer: await sized(width) });
  const natural = () => form.pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await form.picture.setInputFiles(await file(90));
  await expect.poll(natural).toEqual([90]);
  await form.picture.setInputFiles(await file(120));
  await expect.poll(natural).toEqual([120]);

  const first = await form.captchaPicture.getAttribute('src');
  // two pictures are a second apart
  await expect(async () => {
    await form.captchaPicture.click();
    await expect(form.captchaPicture).not.toHaveAttribute('src', first ?? '', { timeout: 500 });
  }).toPass();
  await form.captcha.fill('wrong');
  await form.send.click();
  // the back end's own words
  await tab.shell.acknowledge('รหัสยืนยันไม่ถูกต้อง');
  await expect(form.captcha).toHaveValue('');
  await expect(form.description).toHaveValue(content);
  await form.solve();
  await form.send.click();
  await tab.shell.acknowledge(tab.say('member', 'feedback.done'));
  await expect(form.dialog).toHaveCount(0);

  const [latest] = await control.feedback();
  expect(latest).toMatchObject({ merchant: 'lotus', sender: player.username, isCustomer: true, content, type: 2 });
  expect(latest?.picture?.type).toBe('image/png');
  const bytes = Buffer.from(latest?.picture?.bytes ?? new ArrayBuffer(0));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([120, 50]);
});

test('lotus: a guest sends feedback without a picture from the right bar and from help; other merchants have no entry [FBK-02] [FBK-03] [FBK-12]', async ({
  at,
  control,
}) => {
  const tab = at('lotus');
  const form = new FeedbackForm(tab);
  await tab.open('/');
  await new RightBar(tab.page, tab.say).contact(tab.say('member', 'feedback.title')).click();
  await expect(form.description).toBeVisible();
  await expect(form.picture).toHaveCount(0);
  await expect(form.username).toHaveCount(0);
  await form.name.fill('Anna');
  await form.description.fill('The page of games stays empty.');
  await form.solve();
  await form.send.click();
  await tab.shell.acknowledge(tab.say('member', 'feedback.done'));
  const [latest] = await control.feedback();
  expect(latest).toMatchObject({ merchant: 'lotus', sender: 'Anna', isCustomer: false, type: 1 });
  expect(latest?.picture).toBeUndefined();

  await tab.open('/help');
  await tab.content.getByRole('button', { name: tab.say('lobby', 'help.feedback') }).click();
  await expect(form.name).toBeVisible();

  const other = at('kestrel');
  await other.open('/help');
  await expect(other.title).toBeVisible();
  await expect(other.content.getByRole('button', { name: other.say('lobby', 'help.feedback') })).toHaveCount(0);
  await expect(new RightBar(other.page, other.say).contact(other.say('member', 'feedback.title'))).toHaveCount(0);
});
