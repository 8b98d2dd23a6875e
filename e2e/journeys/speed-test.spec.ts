import { expect, test } from '../support/test';

/** Milliseconds by which the sandbox's slow domain answers late. */
const late = 400;

test('aurora: each domain has its measured time, a slow and a dead one say so, and leaving the page stops the test [SPD-01] [SPD-03] [SPD-04] [SPD-08] [SPD-12]', async ({
  at,
}) => {
  const tab = at('aurora', { language: 'EN' });
  const { page } = tab;
  await tab.setLanguageCookie();
  const probes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/res/logo.png')) probes.push(request.url());
  });
  await tab.open('/speedTest');
  const line = (name: string) => tab.content.getByRole('listitem').filter({ hasText: name });
  await expect(line('aurora-down.')).toContainText('cannot connect');
  await expect(line('aurora-east.')).toContainText('Slow');
  const [shown] = /(\d+) ms/.exec(await line('aurora-east.').innerText()) ?? [];
  expect(Number.parseInt(shown ?? '', 10)).toBeGreaterThanOrEqual(late);
  await expect(tab.content.getByRole('status').filter({ hasText: 'is the fastest line' })).toContainText(
    /aurora(-vip)?\.atrium/,
  );
  // nothing is cached: each request has an address of its own
  await tab.content.getByRole('button', { name: 'Test again' }).click();
  await expect(tab.content.getByRole('button', { name: 'Test again' })).toBeDisabled();
  await expect(tab.content.getByRole('button', { name: 'Test again' })).toBeEnabled();
  expect(probes).toHaveLength(8);
  expect(new Set(probes).size).toBe(8);

  await page.route(/\/\/aurora-east\..*\/res\/logo\.png/, () => undefined);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('//aurora-east.'));
  const asked = page.waitForRequest(/\/\/aurora-east\..*\/res\/logo\.png/);
  await tab.content.getByRole('button', { name: 'Test again' }).click();
  await asked;
  await page.getByRole('link', { name: 'Home' }).first().click();
  await stopped;

  await tab.open('/speedTest');
  await expect(line('aurora-east.').getByRole('link')).toHaveAttribute('href', /^http:\/\/aurora-east\./);
});
