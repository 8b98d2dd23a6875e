import { cashierDeposits, walletsBalance } from '@atrium/api';
import type { Page } from 'playwright';
import { AgentCentre } from '../../../pages/agent-centre';
import { CashierPages } from '../../../pages/cashier-pages';
import { MallPages } from '../../../pages/mall-pages';
import { accounts } from '../../../support/accounts';
import { digitsOf } from '../../../support/amount';
import { present } from '../../../support/present';
import type { Form, Person } from './form';
import { newPassword, setPaymentPassword } from './set-payment-password';

const password = '246810';
const recipient = { name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' };
const plenty = 9_000_000;

const mallOf = ({ tab }: Person) => new MallPages(tab);
const centreOf = ({ tab }: Person) => new AgentCentre(tab.content, tab.say);
/** Name of the one downline of a person. */
const downlineOf = ({ account }: Person) => `dn${account.username.slice(-8)}`;
const cashierOf = ({ tab }: Person) => new CashierPages(tab.page.getByRole('main'), tab.say);
const points = async (person: Person, merchant: string) => Number(await mallOf(person).pointsOfServer(merchant));
const money = async ({ tab }: Person) => Number(await tab.ledgerBalance());
const button = ({ tab }: Person, label: string) =>
  tab.content.getByRole('button', { name: tab.say('member', label), exact: true });
const field = ({ tab }: Person, label: string) =>
  tab.content.getByRole('textbox', { name: tab.say('member', label), exact: true });
const toast = ({ tab }: Person, label: string, values = {}) => {
  const [before = '', after = ''] = tab.say('member', label, { amount: '|', title: '', ...values }).split('|');
  return tab.page.getByText(before.trim() || after.trim());
};

/** An offer or a code of its own for each case. */
let offered = 0;
const title = () => `Reward ${offered}`;
const code = () => `UP${1000 + offered}`;
/** Starts a raffle of its own for each case; the person has claimed those before. */
const raffleTip = ({ tab }: Person) =>
  tab.page.getByRole('complementary', { name: new RegExp(`Raffle ${offered}\\b`) });

/** Forms that move money or points, each with an idempotency key. */
export const moneyForms: readonly Form[] = [
  {
    name: 'redeem a reward',
    call: 'mall.redeem',
    merchant: 'lotus',
    path: '/pointMall',
    like: accounts.player,
    state: { points: plenty, balance: plenty },
    prepare: async ({ control }) => void (await control.reward('lotus', 'Tin kettle', { price: 100, inventory: 900 })),
    async fill(person) {
      await mallOf(person).redeemButton('Tin kettle').click();
      await mallOf(person).fillIn(recipient);
    },
    submit: (person) => mallOf(person).submit(),
    input: ({ tab }) => tab.page.getByLabel(tab.say('mall', 'redeem.address')),
    done: ({ tab }) => tab.page.getByText(tab.say('mall', 'br_vwxdjflb_sfyljuh')),
    count: async (person) => (plenty - (await points(person, 'lotus'))) / 100,
  },
  {
    name: 'convert points',
    call: 'mall.convert',
    merchant: 'kestrel',
    path: '/member/pointMall',
    like: accounts.player,
    state: { points: plenty, balance: 1_000 },
    async fill({ tab }) {
      await tab.content.getByRole('button', { name: tab.say('mall', 'title.convert') }).click();
      await tab.dialog.getByLabel(tab.say('mall', 'convert.amount')).fill('70');
      await tab.dialog.getByLabel(tab.say('mall', 'password.payment'), { exact: true }).fill(password);
    },
    submit: ({ tab }) => tab.dialogButton(tab.say('mall', 'convert.submit')).click(),
    input: ({ tab }) => tab.page.getByLabel(tab.say('mall', 'convert.amount')),
    done: ({ tab }) => tab.page.getByText(tab.say('mall', 'convert.done')),
    count: async (person) => (plenty - (await points(person, 'kestrel'))) / 70,
  },
  {
    name: 'move money to a vendor',
    call: 'wallets.transfer',
    merchant: 'aurora',
    path: '/member/wallets',
    like: accounts.player,
    state: { balance: plenty },
    async fill(person) {
      const { tab } = person;
      await tab.content.getByRole('combobox', { name: tab.say('member', 'wallets.vendor') }).selectOption('NOVA');
      await field(person, 'amount.label').fill('30');
    },
    submit: (person) => button(person, 'wallets.move').click(),
    input: (person) => field(person, 'amount.label'),
    done: (person) => toast(person, 'wallets.moved'),
    count: async ({ tab }) => (plenty - (await mainWallet(tab.page, 'aurora'))) / 3_000,
  },
  {
    name: 'ask for a deposit',
    call: 'cashier.deposit',
    merchant: 'aurora',
    path: '/member/deposit',
    like: accounts.player,
    state: { balance: plenty },
    fill: (person) => field(person, 'amount.label').fill('250'),
    submit: (person) => button(person, 'deposit.request').click(),
    input: (person) => field(person, 'amount.label'),
    // the form is empty again, and the list has the deposit
    done: ({ tab }) =>
      tab.page.locator('main:not(:has(input[value="250"]))').filter({
        has: tab.page.getByRole('row').filter({ hasText: tab.say('member', 'cashier.status.requested') }),
      }),
    count: async ({ tab }) =>
      (await valueAt<{ status: string }[]>(tab.page, { merchant: 'aurora', path: cashierDeposits.path })).filter(
        ({ status }) => status === 'requested',
      ).length,
    end: ({ control, account }) =>
      control.decide('cashier-transfer', account.username, 'failed').catch(() => undefined),
  },
  {
    name: 'ask for a withdrawal',
    call: 'cashier.withdraw',
    merchant: 'aurora',
    path: '/member/withdraw',
    like: accounts.player,
    state: { balance: plenty },
    async prepare(person) {
      await person.tab.open('/member/withdraw');
      await cashierOf(person).addPayee({ holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789' }, password);
      await field(person, 'amount.label').waitFor();
    },
    async fill(person) {
      await field(person, 'amount.label').fill('200');
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab }) =>
      tab.content.getByLabel(tab.say('member', 'security.paymentPassword'), { exact: true }).first().fill(password),
    submit: (person) => button(person, 'page.withdraw').click(),
    input: (person) => field(person, 'amount.label'),
    done: ({ tab }) =>
      tab.page.locator('main:not(:has(input[value="200"]))').filter({
        has: tab.page.getByRole('row').filter({ hasText: tab.say('member', 'cashier.status.pending') }),
      }),
    count: async (person) => (plenty - (await money(person))) / 20_000,
    end: ({ control, account }) =>
      control.decide('cashier-withdrawal', account.username, 'return', 'Checked.').catch(() => undefined),
  },
  {
    name: 'claim a reward',
    call: 'rewards.claim',
    merchant: 'aurora',
    path: '/member/missions',
    like: accounts.player,
    state: { balance: 10_000, email: 'mei@example.test' },
    async fill({ tab, control }) {
      offered += 1;
      await control.offer('aurora', title(), { area: 'mission', rule: 'email', amounts: [700] });
      await tab.page.getByRole('article', { name: title(), exact: true }).waitFor();
    },
    submit: ({ tab }) =>
      tab.page
        .getByRole('article', { name: title(), exact: true })
        .getByRole('button', { name: tab.say('member', 'rewards.claim') })
        .click(),
    input: ({ tab }) => tab.page.getByRole('article', { name: title(), exact: true }),
    // it can be claimed no longer: also after a lost answer, when the list is loaded again
    done: ({ tab }) =>
      tab.page.getByRole('main').filter({
        hasNot: tab.page
          .getByRole('article', { name: title(), exact: true })
          .getByRole('button', { name: tab.say('member', 'rewards.claim') }),
      }),
    count: async (person) => ((await money(person)) - 10_000) / 700,
  },
  {
    name: 'redeem a promo code',
    call: 'rewards.redeemCode',
    merchant: 'aurora',
    path: '/member/rewards?tab=promoList',
    like: accounts.player,
    state: { balance: 10_000 },
    async fill({ tab, control }) {
      offered += 1;
      await control.promoCode('aurora', code());
      await tab.content.getByLabel(tab.say('member', 'rewards.code')).fill(code());
    },
    submit: ({ tab }) =>
      tab.content.getByRole('button', { name: tab.say('member', 'rewards.redeemCode'), exact: true }).click(),
    input: ({ tab }) => tab.content.getByLabel(tab.say('member', 'rewards.code')),
    // an answer without an amount is a success too
    done: (person) =>
      toast(person, 'rewards.receivedAmount', { title: code() }).or(
        toast(person, 'rewards.received', { title: code() }),
      ),
    count: async (person) => ((await money(person)) - 10_000) / 300,
  },
  {
    name: 'send money to the upline',
    call: 'wallets.transferUpline',
    merchant: 'aurora',
    path: '/member?page=transferUpline',
    // an agent below another one
    like: accounts.keyboardPlayer,
    state: { balance: plenty },
    prepare: setPaymentPassword,
    async fill(person) {
      await field(person, 'amount.label').fill('40');
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab }) =>
      tab.content.getByLabel(tab.say('member', 'security.paymentPassword'), { exact: true }).fill(newPassword),
    submit: (person) => button(person, 'page.transferUpline').click(),
    input: (person) => field(person, 'amount.label'),
    done: (person) => toast(person, 'upline.done'),
    count: async (person) => (plenty - (await money(person))) / 4_000,
  },
  {
    name: 'send money to a downline',
    call: 'agent.transfer',
    merchant: 'aurora',
    path: '/agent?page=agentDownlineManagement',
    like: accounts.agent,
    state: { balance: plenty },
    async prepare(person) {
      await setPaymentPassword(person);
      await person.tab.open('/agent?page=registerCenter');
      await centreOf(person).register(downlineOf(person), 'Start123');
      await person.tab.shell.toast(downlineOf(person)).waitFor();
    },
    async fill(person) {
      await centreOf(person).transferButton(downlineOf(person)).click();
      await this.input(person).fill('60');
      await this.fillSecrets?.(person);
    },
    fillSecrets: ({ tab }) =>
      tab.dialog.getByLabel(tab.say('agent', 'transfer.password'), { exact: true }).fill(newPassword),
    submit: ({ tab }) => tab.dialogButton(tab.say('agent', 'transfer.send')).click(),
    input: ({ tab }) => tab.page.getByLabel(tab.say('agent', 'record.amount')),
    done: ({ tab }) => {
      const [before = ''] = tab.say('agent', 'transfer.done', { amount: '|' }).split('|');
      return tab.page.getByText(new RegExp(`^${before}.*60`));
    },
    count: async (person) => (plenty - (await money(person))) / 6_000,
  },
  {
    name: 'open the prize of a raffle',
    call: 'raffle.claim',
    merchant: 'lotus',
    path: '/help',
    like: accounts.player,
    state: { balance: 10_000 },
    async fill(person) {
      offered += 1;
      await person.control.raffle('lotus', `Raffle ${offered}`, { opensIn: 0, lasts: 3_000 }, 900);
      await raffleTip(person).waitFor();
    },
    submit: (person) =>
      raffleTip(person)
        .getByRole('button', { name: person.tab.say('member', 'raffle.claim') })
        .click(),
    input: raffleTip,
    // the tip is gone once the prize is claimed: also after a lost answer, when the raffle is asked for again
    done: (person) => person.tab.page.locator('body').filter({ hasNot: raffleTip(person) }),
    count: async (person) => ((await money(person)) - 10_000) / 900,
    end: async ({ tab }) => void (await tab.page.keyboard.press('Escape')),
  },
];

/** Minor units in the main wallet, without those of vendors. */
async function mainWallet(page: Page, merchant: string): Promise<number> {
  const { balance } = await valueAt<{ balance: { id: string; availBalance: string }[] }>(page, {
    merchant,
    path: `${walletsBalance.path}?typeId=0`,
  });
  return Number(digitsOf(present(balance.find(({ id }) => id === 'main')).availBalance));
}

/** An answer of the back end to the person of a page. */
function valueAt<Value>(page: Page, call: { merchant: string; path: string }): Promise<Value> {
  return page.evaluate(async ({ merchant, path }) => {
    const answer = await fetch(path, {
      headers: { Merchant: merchant, Device: 'web', Authorization: sessionStorage.getItem('token') ?? '' },
      cache: 'no-store',
    });
    return ((await answer.json()) as { value: Value }).value;
  }, call);
}
