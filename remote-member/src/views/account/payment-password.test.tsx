import { mountView, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import account from '.';

installDialogs();
let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

test.each([
  [false, 'Set payment password', 'Sign-in password'],
  [true, 'Change payment password', 'Current payment password'],
])('the payment password is saved; one was set before: %s', async (isSet, action, proof) => {
  const host = memberHost({
    answers: {
      'member.security': () => ({ loginPassword: true, paymentPassword: isSet }),
      'cashier.paymentPassword': () => null,
    },
  });
  mounted = await mountView(account, host);
  await userEvent.click(await screen.findByRole('button', { name: action }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(proof), 'Atrium88');
  await userEvent.type(dialog.getByLabelText('New payment password'), 'Money2026');
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Money2027');
  await userEvent.click(dialog.getByRole('button', { name: action }));
  await dialog.findByText('The two passwords differ.');
  await userEvent.clear(dialog.getByLabelText('Repeat the new password'));
  await userEvent.type(dialog.getByLabelText('Repeat the new password'), 'Money2026');
  await userEvent.click(dialog.getByRole('button', { name: action }));
  const sent = host.records.calls.filter(({ endpoint }) => endpoint === 'cashier.paymentPassword');
  expect(sent.map(({ request }) => request)).toEqual([
    { password: 'Atrium88', newPassword: 'Money2026', confirmNewPassword: 'Money2026' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
