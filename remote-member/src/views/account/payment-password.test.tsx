import { fails, mountView, type MountedView } from '@atrium/contract/testing';
import { installDialogs } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { memberHost } from '../../testing/member-host';
import account from '.';

installDialogs();
let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

const rule = { key: 'password', enabled: true, required: true, type: 'password', updateRequired: true, message: '' };

async function openDialog(answer: () => unknown) {
  const registration = [{ ...rule, acceptedPattern: '[A-Za-z0-9]+', minLength: 6, maxLength: 16 }];
  const host = memberHost({
    settings: { registration },
    answers: { 'member.security': () => ({ paymentPassword: false }), 'cashier.paymentPassword': answer },
  });
  return openIn(host);
}

async function openIn(host: ReturnType<typeof memberHost>) {
  mounted = await mountView(account, host);
  await userEvent.click(await screen.findByRole('button', { name: 'Set payment password' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = async (newPassword: string) => {
    for (const [label, typed] of [
      ['Sign-in password', 'Atrium88'],
      ['New payment password', newPassword],
      ['Repeat the new password', newPassword],
    ] as const) {
      await userEvent.clear(dialog.getByLabelText(label));
      await userEvent.type(dialog.getByLabelText(label), typed);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Set payment password' }));
  };
  return { host, dialog, save };
}

test('an address that names a protection scrolls to it and focuses its action', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  const host = memberHost({
    current: { place: 'member.account@1', params: { protection: 'paymentPassword' } },
    answers: { 'member.security': () => ({ loginPassword: true, paymentPassword: false }) },
  });
  mounted = await mountView(account, host);
  const action = await screen.findByRole('button', { name: 'Set payment password' });
  await waitFor(() => expect(document.activeElement).toBe(action));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test.each([
  ['paymentPassword', 1],
  ['loginPassword', 0],
])(
  'after it is set, an address that names %s offers %d ways back to the form that asked for it',
  async (protection, count) => {
    Element.prototype.scrollIntoView = jest.fn();
    let paymentPassword = false;
    const host = memberHost({
      current: { place: 'member.account@1', params: { protection } },
      answers: {
        'member.security': () => ({ loginPassword: true, paymentPassword }),
        'cashier.paymentPassword': () => ((paymentPassword = true), null),
      },
    });
    const { save } = await openIn(host);
    expect(screen.queryByRole('button', { name: 'Go back and continue' })).toBeNull();
    await save('Money2026');
    await screen.findByRole('button', { name: 'Change payment password' });
    const back = screen.queryAllByRole('button', { name: 'Go back and continue' });
    expect(back).toHaveLength(count);
    for (const button of back) await userEvent.click(button);
    expect(host.records.closed).toHaveLength(count);
  },
);

test('the rule of the payment password is shown before, and applied under its field', async () => {
  const { host, dialog, save } = await openDialog(() => null);
  dialog.getByText('6-16 characters, letters or digits');
  await save('12');
  await dialog.findByText('Please use 6-16 characters, letters or digits.');
  expect(dialog.getByLabelText('New payment password').getAttribute('aria-invalid')).toBe('true');
  expect(host.records.calls.filter(({ endpoint }) => endpoint === 'cashier.paymentPassword')).toEqual([]);
});

test.each([
  ['password_incorrect', 'Sign-in password'],
  ['in_password_incorrect', 'New payment password'],
  ['password_unchanged', 'New payment password'],
])('the refusal %s is the error of the field "%s"', async (key, label) => {
  const { dialog, save } = await openDialog(() => fails(key, 'Because.'));
  await save('Money2026');
  await dialog.findByText('Because.');
  expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
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
