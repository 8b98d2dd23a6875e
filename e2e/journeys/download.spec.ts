import { RightBar } from '../pages/right-bar';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

test('aurora: the bar leads a visitor to the codes of three systems; the guide for iOS goes to its sixth picture and back by keyboard [DWN-01] [DWN-03] [DWN-04] [RBR-03]', async ({
  at,
  page,
}) => {
  const tab = at('aurora', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.open('/');
  await new RightBar(page, tab.say).link('lobby', 'download.title').click();
  await expect(page).toHaveURL(tab.address('/download'));
  await expect(tab.content.getByRole('img', { name: /^QR code for/ })).toHaveCount(3);
  for (const system of ['iOS', 'Android', 'Mobile site'])
    await expect(tab.content.getByRole('img', { name: `QR code for ${system}` })).toBeVisible();
  const ios = tab.content.getByRole('figure').filter({ hasText: 'iOS' }).first();
  await expect(ios).toContainText(tab.say('lobby', 'ios17_download_tips'));

  const guide = tab.content.getByRole('group', { name: tab.say('lobby', 'download.guide') });
  const [previous, next] = ['download.previous', 'download.next'].map((key) =>
    guide.getByRole('button', { name: tab.say('lobby', key) }),
  );
  const step = (number: number) => guide.getByRole('img', { name: `Step ${number} of 6` });
  await expect(step(1)).toBeVisible();
  await expect(previous!).toBeDisabled();
  for (let number = 2; number <= 6; number += 1) {
    await next!.press('Enter');
    await expect(step(number)).toBeVisible();
    await expect(guide).toContainText(tab.say('lobby', `download.step${number}`));
  }
  await expect(next!).toBeDisabled();
  await previous!.press('Enter');
  await expect(step(5)).toBeVisible();
});

test('lotus has a ready-made code and no app for iOS, kestrel only iOS with a code drawn from its address [DWN-02] [DWN-05]', async ({
  at,
}) => {
  const tab = at('lotus', { language: 'EN' });
  await tab.setLanguageCookie();
  await tab.open('/download');
  const android = tab.content.getByRole('img', { name: 'QR code for Android' });
  await expect(android).toHaveAttribute('src', '/wps/pictures/lotus-app.svg');
  // the picture has loaded
  await expect.poll(() => android.evaluate((code) => (code as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expect(tab.content.getByRole('img', { name: /^QR code for/ })).toHaveCount(2);
  await expect(tab.content.getByRole('group', { name: tab.say('lobby', 'download.guide') })).toHaveCount(0);

  const other = at('kestrel');
  await other.open('/download');
  const codes = other.content.getByRole('img', { name: /^QR code for/ });
  await expect(codes).toHaveCount(1);
  await expect(codes).toHaveAccessibleName('QR code for iOS');
  expect(await codes.evaluate((code) => code.tagName)).toBe('svg');
  await expect(other.content.getByRole('link', { name: other.say('lobby', 'download.open') })).toHaveAttribute(
    'href',
    'https://apps.apple.com/',
  );
});
