import type { Screen } from '../../screen';

/** A decision of the control page. */
const decision = (kind: string, title: string, about: string, choices: Record<string, string>) => ({
  ...{ kind, title, about, choices, id: kind, merchant: 'kestrel', account: 'player1' },
  since: Date.UTC(2026, 0, 2, 4),
});
const decisions = [
  decision('mall-redemption', 'Redemptions', '2 × Coffee voucher for 300 points, to Mei Lin, 1 Harbour Road', {
    ...{ approve: 'Approve', reject: 'Reject' },
  }),
  decision('cashier-withdrawal', 'Withdrawals', '¥2,000 to Mei Lin, East Bank, …6789', {
    ...{ pay: 'Pay', return: 'Return' },
  }),
];

/** The control page, which decides about redemptions and edits rewards. It has one look. */
export const operatorScreens: Screen[] = ['decisions', 'rewards'].map((part) => ({
  name: `control page, ${part}`,
  where: ({ look }) => look.merchant === 'kestrel',
  async show(tab) {
    await tab.answer({ '/wps/control/decisions': { success: true, value: decisions } });
    await tab.page.goto(`${tab.portal.operations}/wps/control`);
    await tab.page.locator(part === 'decisions' ? '#decisions-title' : '#rewards-title').waitFor();
    if (part === 'decisions') await tab.page.getByText('Coffee voucher for 300').first().waitFor();
    await tab.page.locator(`#${part}-title`).evaluate((title) => title.scrollIntoView());
  },
}));
