import { randomInt } from 'node:crypto';
import { RegistrationForm } from '../pages/registration-form';
import { accounts } from '../support/accounts';
import { mobileNumber } from '../support/mobile-number';
import { codeSentTo } from '../support/outbox';
import { startTestPortal, type TestPortal } from '../support/start-test-portal';
import { expect, test } from '../support/test';

// both on the one portal with a strict sandbox
test.describe.configure({ mode: 'default' });

let strict: TestPortal;
test.beforeAll(async () => void (strict = await startTestPortal({ ATRIUM_STRICT_SOURCE: 'on' })));
test.afterAll(() => strict?.stop());

test('on a back end with the fields of the source alone, a player and an agent sign in, and only the agent has the agent menu item [ROL-01] [MNU-06]', async ({
  at,
}) => {
  const tab = at('aurora', { through: strict });
  const agentItem = tab.menu.getByRole('link', { name: tab.say('agent', 'title.centre'), exact: true });
  await tab.signIn(accounts.player);
  await expect(tab.menuItems).toHaveCount(8);
  await expect(agentItem).toHaveCount(0);
  await tab.signOut();
  await tab.signIn(accounts.agent);
  await expect(agentItem).toBeVisible();
});

test('on a back end with the fields of the source alone, a registration without a token signs in by itself [REG-53] [REG-54]', async ({
  at,
}) => {
  const tab = at('aurora', { through: strict });
  const form = new RegistrationForm(tab.page, tab.say);
  await tab.open('/register');
  await form.acceptTerms();
  const [username, mobileNum] = [`new${randomInt(1e8)}`.padEnd(10, '0'), mobileNumber('aurora')];
  await form.fill({ username, password: 'Atrium99', verifyPwd: 'Atrium99', mobileNum });
  await form.sendCode.click();
  await form.fill({ verificationCode: await codeSentTo(strict.operations, mobileNum) });
  await form.field('agreed').check();
  await form.submit.click();
  await expect(tab.dialog).toContainText(username);
  await expect(tab.dialog).toContainText(mobileNum);
  await tab.dialogButton(tab.say('host', 'ok')).click();
  await tab.balance.waitFor();
});
