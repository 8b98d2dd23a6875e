import { successIcon } from '@atrium/ui';
import { installDialogs } from '@atrium/ui/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../language/locales/EN.json';
import { createSanitizer } from './create-sanitizer';
import { MessageLayer } from './message-layer';
import { MessageStore } from './message-store';

const text = (key: string) => (texts as Record<string, string>)[key] ?? key;

beforeAll(() => {
  installDialogs();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function layer() {
  const places = { has: () => true, open: jest.fn() };
  const messages = new MessageStore({ text, places, windowHeight: () => 900 });
  render(<MessageLayer messages={messages} text={text} sanitize={createSanitizer(window)} />);
  return messages;
}

test('a warning interrupts with title, text, folded details and its button', async () => {
  const messages = layer();
  const actions = [{ label: 'OK', tone: 'primary' as const }];
  act(() => void messages.ask({ kind: 'warning', text: 'Something failed', small: 'Request number: 7f3a', actions }));

  const dialog = screen.getByRole('alertdialog', { name: 'Attention' });
  within(dialog).getByText('Something failed');
  const details = within(dialog).getByRole('group');
  expect(details.hasAttribute('open')).toBe(false);
  expect(details.textContent).toContain('Request number: 7f3a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a dialog has icon, title, html and buttons; its html is cleaned, and the focus is on the button that agrees to nothing [DLG-02]', async () => {
  const messages = layer();
  const html = '<b>Bold</b><img src=x onerror="alert(1)"><script>alert(1)</script>';
  const actions = [{ label: 'Later' }, { label: 'Now', value: 'now', tone: 'primary' as const }];
  let chosen: string | undefined;
  act(() => {
    const choosing = messages.choose({ icon: 'success', title: 'Done', text: 'It is done.', html, actions });
    void choosing.then((value) => (chosen = value));
  });

  const dialog = screen.getByRole('dialog', { name: 'Done' });
  expect(dialog.querySelector(`path[d="${successIcon}"]`)).not.toBeNull();
  expect((await within(dialog).findByText('Bold')).tagName).toBe('B');
  expect(dialog.querySelector('script, [onerror]')).toBeNull();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Later' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(chosen).toBe('now'));
});

test.each([true, false])('Enter in a confirmation agrees to nothing, danger or not: %s', async (danger) => {
  const messages = layer();
  let agreed: boolean | undefined;
  act(() => void messages.confirm({ text: 'Leave?', danger }).then((answer) => (agreed = answer)));
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(agreed).toBe(false));
});

test('Enter acknowledges a notice', async () => {
  const messages = layer();
  act(() => void messages.notice('Saved'));
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Escape answers a confirmation with no', async () => {
  const messages = layer();
  let agreed: boolean | undefined;
  act(() => void messages.confirm({ text: 'Leave?' }).then((answer) => (agreed = answer)));
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(agreed).toBe(false));
});

test('server HTML is shown without forbidden content', async () => {
  const messages = layer();
  act(() => void messages.notice({ title: 'News', text: 'Read this', html: '<b>Bold</b><script>alert(1)</script>' }));

  const dialog = screen.getByRole('dialog', { name: 'News' });
  expect((await within(dialog).findByText('Bold')).tagName).toBe('B');
  expect(dialog.querySelector('script')).toBeNull();
});

test('toasts are in a live region and can be dismissed', async () => {
  const messages = layer();
  act(() => messages.toast({ kind: 'success', title: 'Deposit', text: 'Amount: ¥5.00\nResult: Successful' }));

  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  within(region).getByText(/Amount: ¥5\.00/);
  await userEvent.click(within(region).getByRole('button', { name: 'Dismiss this message' }));
  expect(within(region).queryByText(/Amount/)).toBeNull();
});
