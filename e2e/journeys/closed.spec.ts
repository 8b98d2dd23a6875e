import type { PortalPage } from '../pages/portal-page';
import { seriousFaults } from '../support/axe';
import { merchants } from '../support/merchants';
import { watchPageErrors } from '../support/page-errors';
import { expect, test } from '../support/test';

/** First sentence of each merchant's page, in its language. */
const headings: Record<string, { maintenance: string; region: string }> = {
  aurora: { maintenance: '系统维护中', region: '访问受限' },
  lotus: { maintenance: 'ระบบอยู่ระหว่างปิดปรับปรุง', region: 'การเข้าถึงถูกปฏิเสธ' },
  kestrel: { maintenance: 'Under maintenance', region: 'Access denied' },
};

const expectAccessible = async (tab: PortalPage, what: string) => {
  for (const width of [360, 1440]) {
    await tab.page.setViewportSize({ width, height: 900 });
    expect.soft(await seriousFaults(tab.page), `${what} at ${width} px`).toEqual([]);
    await expect.poll(() => tab.sidewaysOverflow(), `${what} at ${width} px`).toBeLessThanOrEqual(0);
  }
};

for (const merchant of merchants) {
  const { code } = merchant;
  const { maintenance, region } = headings[code]!;

  test(`${code}: any address of a site under maintenance shows /maintenance, with the visitor's address and in CN, TH and JA [MNT-01] [MNT-05] [MNT-06] [MNT-08]`, async ({
    at,
    control,
  }) => {
    const tab = at(merchant);
    const pageErrors = await watchPageErrors(tab.page);
    await control.site(code, { maintenance: true });
    await tab.open('/electron');
    await expect(tab.title).toHaveText(maintenance);
    await expect(tab.page).toHaveURL(tab.address('/maintenance'));
    await expect(tab.content).toContainText(/127\.0\.0\.1|::1/);
    for (const block of ['系统维护中', 'ระบบอยู่ระหว่างปิดปรับปรุง', 'メンテナンス中'])
      await expect(tab.heading(block)).toBeVisible();
    await expectAccessible(tab, 'maintenance');
    expect(pageErrors).toEqual([]);
  });

  test(`${code}: a visitor from a restricted region gets a different page, also at /access-denied [MNT-02] [MNT-04] [MNT-07]`, async ({
    at,
    control,
  }) => {
    const tab = at(merchant);
    await control.site(code, { regionRestriction: true });
    await tab.open('/');
    await expect(tab.title).toHaveText(region);
    await expect(tab.page).toHaveURL(tab.address('/maintenance'));
    await expectAccessible(tab, 'region');

    await control.site(code, { regionRestriction: true, maintenance: true });
    await tab.open('/access-denied');
    await expect(tab.title).toHaveText(region);
    await tab.open('/maintenance');
    await expect(tab.title).toHaveText(maintenance);
  });
}

test('an open tab detects that the site has closed, and reopened, when it becomes visible [MNT-09] [MNT-11] [MNT-03]', async ({
  at,
  control,
}) => {
  const tab = at('kestrel');
  await tab.open('/electron');
  await expect(tab.firstGame).toBeVisible();
  await control.site('kestrel', { maintenance: true });
  await expect(tab.firstGame).toBeVisible();
  await tab.shell.becomeVisible();
  await expect(tab.title).toHaveText('Under maintenance');

  await tab.page.getByRole('button', { name: 'Check again' }).click();
  await expect(tab.content.getByRole('status')).toContainText('Not open yet');
  await control.site('kestrel', {});
  await tab.shell.becomeVisible();
  await expect(tab.page).toHaveURL(tab.address('/'));
  await expect(tab.firstGame).toBeVisible();
});

test('the maintenance page of an open site goes home [MNT-03]', async ({ at }) => {
  const tab = at('kestrel');
  await tab.open('/maintenance');
  await expect(tab.page).toHaveURL(tab.address('/'));
  await expect(tab.firstGame).toBeVisible();
});
