import { seriousFaults } from '../support/axe';
import { expect, test } from '../support/test';

for (const merchant of ['aurora', 'lotus', 'kestrel'])
  test(`${merchant}: a visitor opens a topic of the help by its hash, and another one while the page is open; help without the shell has a menu [HLP-01] [HLP-02] [HLP-03] [HLP-05] [HLP-06]`, async ({
    at,
  }) => {
    const tab = at(merchant, { language: 'EN' });
    await tab.setLanguageCookie();
    await tab.open('/help#deposit-limits');
    const topic = (name: string) => tab.content.getByRole('button', { name, exact: true });
    await expect(topic('What are the limits?')).toHaveAttribute('aria-expanded', 'true');
    await expect(topic('What are the limits?')).toBeFocused();
    await expect(topic('Deposits')).toHaveAttribute('aria-expanded', 'true');

    await tab.page.evaluate(() => (location.hash = 'sign-in'));
    await expect(topic('I cannot sign in')).toHaveAttribute('aria-expanded', 'true');
    await tab.page.evaluate(() => (location.hash = 'there-is-none'));
    await expect(topic('I cannot sign in')).toHaveAttribute('aria-expanded', 'true');
    expect(await seriousFaults(tab.page)).toEqual([]);

    await tab.open('/helpmc?mode=menu#deposit-limits');
    await expect(tab.page.getByRole('banner')).toHaveCount(0);
    await expect(tab.page.getByRole('article').getByRole('heading', { name: 'What are the limits?' })).toBeVisible();
    await tab.page
      .getByRole('navigation', { name: 'Help topics' })
      .getByRole('button', { name: 'I cannot sign in' })
      .click();
    await expect(tab.page.getByRole('article').getByRole('heading', { name: 'I cannot sign in' })).toBeVisible();
  });

for (const features of ['', 'noopener'])
  test(`lotus: the hash deposit leaves only its topic in a window that another one opened${features && ', also without an opener'}; in the same window it narrows nothing [HLP-04]`, async ({
    at,
    context,
  }) => {
    const tab = at('lotus', { language: 'EN' });
    await tab.setLanguageCookie();
    await tab.open('/');
    await tab.open('/help#deposit');
    const topic = (name: string, page = tab.page) => page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(topic('Deposits')).toHaveAttribute('aria-expanded', 'true');
    await expect(topic('Frequent questions')).toBeVisible();

    const opening = context.waitForEvent('page');
    await tab.page.evaluate((how) => void window.open('/help#deposit', '_blank', how), features);
    const opened = await opening;
    await expect(topic('Deposits', opened)).toHaveAttribute('aria-expanded', 'true');
    await expect(topic('Frequent questions', opened)).toHaveCount(0);
    await topic('Show all topics', opened).click();
    await expect(topic('Frequent questions', opened)).toBeVisible();
  });
