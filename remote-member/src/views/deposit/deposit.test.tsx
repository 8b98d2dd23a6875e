import { mountView, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import deposit from '.';

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const limits: Record<string, string> = { depositLeast: '10000', depositMost: '5000000' };

test('the deposit page rejects invalid amounts, shows the limits, and moves no money [DLG-10]', async () => {
  const host = memberHost({
    facts: ['signed-in', 'real-account', 'player', 'switch:DEPOSIT'],
    settings: { value: (name) => limits[name] },
  });
  mounted = await mountView(deposit, host);
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  const check = async (typed: string) => {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Check amount' }));
  };
  for (const typed of ['', '-5', '0']) {
    await check(typed);
    await screen.findByText('Enter an amount greater than zero.');
    expect(document.activeElement).toBe(field);
  }
  await check('50');
  await screen.findByText(/^At least .*100\.00/);
  await check('50001');
  await screen.findByText(/^At most .*50,000\.00/);
  await check('500');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/500\.00/));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(host.records.calls.filter(({ endpoint }) => endpoint.startsWith('wallets.'))).toEqual([]);
});
