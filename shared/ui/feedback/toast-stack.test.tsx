import { render, screen, waitFor } from '@testing-library/react';
import { Dialog } from '../surfaces/dialog';
import { installDialogs } from '../testing';
import { ToastStack } from './toast-stack';

/** A modal dialog; jsdom has no `showModal`. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  return dialog;
}

const stack = (toasts: string[]) => (
  <ToastStack label="Messages">
    {toasts.map((toast) => (
      <button key={toast}>{toast}</button>
    ))}
  </ToastStack>
);

afterEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()));

test('a visible toast moves into a dialog that opens, where it is not inert, and out again', async () => {
  render(stack(['Saved']));
  const toast = screen.getByRole('button', { name: 'Saved' });

  const dialog = openDialog();
  await waitFor(() => expect(dialog.contains(toast)).toBe(true));

  dialog.remove();
  await waitFor(() => expect(toast.isConnected).toBe(true));
});

test('a new toast appears in the open dialog', () => {
  const dialog = openDialog();
  const { rerender } = render(stack([]));
  rerender(stack(['Saved']));

  expect(dialog.textContent).toBe('Saved');
});

test('a visible toast moves into the dialog that opened last, even when it comes first in the document', async () => {
  installDialogs();
  const page = (slider: boolean) => (
    <>
      <Dialog title="Slider" open={slider} />
      <Dialog title="Sign in" />
      {stack(['Saved'])}
    </>
  );
  const { rerender } = render(page(false));
  const toast = screen.getByRole('button', { name: 'Saved' });
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in' }).contains(toast)).toBe(true));

  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Slider' }).contains(toast)).toBe(true));
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in' }).contains(toast)).toBe(true));
});

test('the region stays on the page without toasts, so that new ones are read out', () => {
  openDialog();
  render(stack([]));

  expect(screen.getByRole('region', { name: 'Messages', hidden: true }).closest('dialog')).toBeNull();
});
