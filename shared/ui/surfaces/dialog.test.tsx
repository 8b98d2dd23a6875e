import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installDialogs } from '../testing';
import { Dialog, type DialogProps } from './dialog';

beforeAll(installDialogs);

function SignIn({ closable = true, ...rest }: Partial<DialogProps> & { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Sign in</button>
      <Dialog
        title="Who are you?"
        open={open}
        onClose={closable ? () => setOpen(false) : undefined}
        closeLabel="Close"
        {...rest}
      >
        <input aria-label="Username" />
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  return screen.getByRole('dialog', { name: 'Who are you?' });
};

describe('Dialog', () => {
  it('takes the focus to its first control, not to its cross', async () => {
    render(<SignIn />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
  });

  it('closes by Escape and gives the focus back', async () => {
    render(<SignIn />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }));
  });

  it('closes by its cross', async () => {
    render(<SignIn />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a press that begins and ends outside', async () => {
    render(<SignIn />);
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('textbox'));
    fireEvent.pointerUp(dialog);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.pointerUp(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays until it is answered when nothing may close it', async () => {
    render(<SignIn closable={false} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('is not closed by a press outside when it interrupts', async () => {
    const close = jest.fn();
    render(
      <Dialog title="Signed out" role="alertdialog" onClose={close} closeLabel="Close">
        Your session has ended.
      </Dialog>,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Signed out' });
    fireEvent.pointerDown(dialog);
    fireEvent.pointerUp(dialog);
    expect(close).not.toHaveBeenCalled();
  });
});
