import { ContractWindow } from '../../pages/contract-window';
import { FeedbackForm } from '../../pages/feedback-form';
import { MallPages } from '../../pages/mall-pages';
import { RightBar } from '../../pages/right-bar';
import { accounts } from '../../support/accounts';
import { acknowledge, type Scene } from './scene';

const kinds = ['deposit_issues', 'withdraw_issues', 'game_issues', 'service_issues', 'apply_issues', 'other_issues'];
const limits = [1, 2, 3, 4].map((number) => `activity_apply_remark_limit${number}`);
/** Bytes of a picture that is too large. */
const tooLarge = 5_300_000;

/** Games, rewards, feedback, contracts and the points mall. */
export const productScenes: readonly Scene[] = [
  {
    name: 'a lottery without an address, and one without a domain',
    keys: ['in_stay_tuned', 'game_maintenance'],
    async play({ control, open, see }) {
      const merchant = 'kestrel';
      const empty = { game_url: '', game_url2: '' };
      await control.fault({ merchant, endpoint: 'lottery.lobby', value: empty, times: 1 });
      await control.fault({ merchant, endpoint: 'games.lotteryAddress', value: empty, times: 1 });
      const tab = await open(merchant, '/lottery?gameCode=CQSSC', accounts.player);
      await see('in_stay_tuned', tab, tab.content);
      const noDomain = { game_url: '/lottery/CQSSC', game_url2: '' };
      await control.fault({ merchant, endpoint: 'lottery.lobby', value: noDomain, times: 1 });
      await tab.open('/lottery?gameCode=CQSSC');
      await see('game_maintenance', tab, tab.content);
    },
  },
  {
    name: 'a game of a vendor under maintenance',
    keys: ['vendor_under_maintenance'],
    async play({ control, open, see }) {
      const tab = await open('kestrel', '/electron?page=NOVA', accounts.player);
      const beginsAt = Date.now() - 60_000;
      await control.closeVendor('kestrel', 'NOVA', { message: 'Back soon', beginsAt, endsAt: beginsAt + 7_200_000 });
      try {
        await tab.playFirstGame.click();
        await see('vendor_under_maintenance', tab, tab.dialog);
      } finally {
        await control.closeVendor('kestrel', 'NOVA', null);
      }
    },
  },
  {
    name: 'a game without enough money',
    keys: ['launch_game_balance_not_enough'],
    async play({ open, see }) {
      const tab = await open('aurora', '/electron', accounts.broke);
      await tab.playFirstGame.click();
      await see('launch_game_balance_not_enough', tab, tab.dialog);
    },
  },
  {
    name: 'the download page',
    keys: ['ios17_download_tips'],
    async play({ open, see }) {
      const tab = await open('aurora', '/download');
      await see('ios17_download_tips', tab, tab.content);
    },
  },
  {
    name: 'an application for a reward',
    keys: limits,
    async play({ control, open, account, see }) {
      const title = 'Umbrella fund';
      await control.offer('lotus', title, { remarkRequired: true });
      const tab = await open('lotus', '/member/rewards', await account('lotus', accounts.player));
      const { page } = tab;
      await tab.content.getByRole('tab').last().click();
      await page
        .getByRole('article', { name: title })
        .first()
        .getByRole('button', { name: tab.say('member', 'rewards.apply') })
        .click();
      await tab.dialogButton(tab.say('member', 'rewards.send')).click();
      await see('activity_apply_remark_limit1', tab, tab.dialog);
      const files = tab.dialog.locator('input[type="file"]').last();
      await files.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
      await see('activity_apply_remark_limit2', tab, tab.dialog);
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
      const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
      await files.setInputFiles(file('large.png', Buffer.concat([picture, Buffer.alloc(tooLarge)])));
      await see('activity_apply_remark_limit3', tab, tab.dialog);
      await files.setInputFiles(['1.png', '2.png', '3.png', '4.png'].map((name) => file(name, picture)));
      await see('activity_apply_remark_limit4', tab, tab.dialog);
    },
  },
  {
    name: 'feedback without a description',
    keys: ['not_empty', ...kinds],
    async play({ open, see }) {
      const tab = await open('lotus', '/help');
      const form = new FeedbackForm(tab);
      await new RightBar(tab.page, tab.say).contact(tab.say('member', 'feedback.title')).click();
      await form.description.waitFor();
      for (const kind of kinds) await see(kind, tab, form.type);
      // an empty captcha says the same
      await form.solve();
      await form.send.click();
      await see('not_empty', tab, form.dialog);
    },
  },
  {
    name: 'a contract with a higher rate of a downline is accepted',
    keys: ['higher_rate', 'contract_request_success'],
    async play({ control, open, account, see, rewrite }) {
      const agent = await account('aurora', accounts.agent);
      const details = [{ betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.8' }];
      await control.contract('aurora', agent.username, { kind: 'daily', details });
      const tab = await open('aurora', '/help');
      rewrite('member.funds', (body) => body.replaceAll('"downlineHigherRate":"N"', '"downlineHigherRate":"Y"'));
      await tab.signIn(agent);
      await new ContractWindow(tab).button('daily', 'accept').click();
      await see('higher_rate', tab, tab.dialog);
      await tab.dialogButton(tab.say('agent', 'higher_rate.confirm')).click();
      await see('contract_request_success', tab, tab.page.locator('body'));
    },
  },
  {
    name: 'a redemption with empty and wrong fields, then with right ones',
    keys: [
      ...['br_enter_plname', 'br_enter_getaddree', 'br_enter_cphone', 'br_enright_cphone'],
      ...['br_sqmypaur_twtjtu', 'br_vwxdjflb_sfyljuh'],
    ],
    async play({ control, open, account, see }) {
      const name = 'Reading lamp';
      await control.reward('lotus', name, { price: 300, inventory: 5 });
      const tab = await open('lotus', '/pointMall', await account('lotus', accounts.player, { points: 5_000 }));
      const mall = new MallPages(tab);
      await mall.redeemButton(name).click();
      await mall.addressField.waitFor();
      await mall.submit();
      for (const key of ['br_enter_plname', 'br_enter_getaddree', 'br_enter_cphone']) await see(key, tab, tab.dialog);
      await mall.fillIn({ name: 'Mei Lin', phone: '12', address: '1 Harbour Road' });
      await see('br_enright_cphone', tab, tab.dialog);
      const quantity = tab.dialog.getByLabel(tab.say('mall', 'redeem.quantity'));
      await quantity.fill('99');
      await mall.fillIn({ name: 'Mei Lin', phone: '0812345678', address: '1 Harbour Road' });
      await mall.submit();
      await see('br_sqmypaur_twtjtu', tab, tab.dialog, { most: 5 });
      await quantity.fill('1');
      await mall.submit();
      await see('br_vwxdjflb_sfyljuh', tab, tab.dialog);
      await acknowledge(tab);
    },
  },
  {
    name: 'a conversion of points without the payment password',
    keys: ['br_enter_moneypwd'],
    async play({ open, account, see }) {
      const person = await account('kestrel', accounts.player, { points: 800 });
      const tab = await open('kestrel', '/member/pointMall', person);
      await new MallPages(tab).convert('100', '');
      await see('br_enter_moneypwd', tab, tab.dialog);
    },
  },
];
