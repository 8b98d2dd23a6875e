import { accounts } from '../../support/accounts';
import { digitsOf } from '../../support/amount';
import { copyAccount } from '../../support/copy-account';
import type { Visit } from '../../support/engines/visit';
import type { Story } from './story';

const password = '135790';
const recipient = { name: 'Mei Lin', phone: '09012345678', address: '1 Harbour Road' };

/** A member without a payment password sets one on the way to a reward, redeems it, and converts points. */
export const newcomerInMall: Story = {
  title: 'mall: a newcomer sets a payment password on the way, redeems and converts',
  async run(context) {
    const newcomer = await copyAccount(context.portal.operations, 'kestrel', accounts.agent, { points: 8_800 });
    const visit = await context.signedIn('kestrel', newcomer);
    const { page, say } = visit;
    const field = (remote: 'mall' | 'member', key: string) => ({ css: 'dialog input', name: say(remote, key) });

    await visit.open('/pointMall');
    await page.click({
      css: 'main article button',
      name: say('mall', 'reward.redeemNamed', { name: 'Coffee voucher' }),
    });
    await page.fill(field('mall', 'redeem.address'), recipient.address);
    await page.click({ css: 'dialog a', name: say('mall', 'password.set') });

    await page.click({ css: 'main button', name: say('member', 'paymentPassword.set') });
    await page.fill(field('member', 'paymentPassword.signIn'), newcomer.password);
    await page.fill(field('member', 'paymentPassword.new'), password);
    await page.fill(field('member', 'paymentPassword.repeat'), password);
    await page.click({ css: 'dialog button', name: say('member', 'paymentPassword.set') });
    await page.seeNothingOf({ css: 'dialog' });
    await page.click({ css: 'main button', name: say('member', 'security.back') });

    await page.until('the form is open as it was left', () =>
      page.call<boolean>(
        '(text) => [...document.querySelectorAll("dialog input")].some(({ value }) => value === text)',
        [recipient.address],
      ),
    );
    await page.fill(field('mall', 'redeem.name'), recipient.name);
    await page.fill(field('mall', 'redeem.phone'), recipient.phone);
    await page.fill(field('mall', 'password.payment'), password);
    await page.click({ css: 'dialog button', name: say('mall', 'redeem.submit') });
    await page.see({ css: 'dialog', has: say('mall', 'br_vwxdjflb_sfyljuh') });

    await visit.open('/member/pointMall');
    const before = await pointsOf(visit);
    await page.click({ css: 'main button', name: say('mall', 'title.convert') });
    // typed behind the amount that the form starts with
    await page.fill(field('mall', 'convert.amount'), '00');
    const converted = Number(await page.call<string>('() => document.querySelector("dialog input").value'));
    await page.fill(field('mall', 'password.payment'), password);
    await page.click({ css: 'dialog button', name: say('mall', 'convert.submit') });
    await page.see({ css: 'dialog', has: say('mall', 'convert.done') });
    await visit.open('/member/pointMall');
    const after = await pointsOf(visit);
    if (after !== before - converted) throw new Error(`${before} points became ${after} by converting ${converted}`);
  },
};

/** The shown point balance, once it is there. */
async function pointsOf({ page, say }: Visit): Promise<number> {
  const read = `(label) => [...document.querySelectorAll('main [role="status"]')]
    .filter((status) => document.getElementById(status.getAttribute('aria-labelledby'))?.textContent === label)
    .map((status) => status.innerText)[0] ?? ''`;
  let digits = '';
  await page.until('the points are shown', async () => {
    digits = digitsOf(await page.call<string>(read, [say('mall', 'points.mine')]));
    return digits !== '';
  });
  return Number(digits);
}
