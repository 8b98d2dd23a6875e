import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  it('moves the focus to its first control, not to its close button', async () => {
    render(<SignIn />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
  });

  it('moves the focus to the heading of the page when it closes and nothing had the focus before', () => {
    const page = (open: boolean) => (
      <main>
        <h1>Promotions</h1>
        <Dialog title="Tea fund" open={open}>
          Tea
        </Dialog>
      </main>
    );
    const { rerender } = render(page(true));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tea fund' }));
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Promotions' }));
  });

  it('focuses its title without a field, whatever buttons it has', () => {
    render(
      <Dialog title="Leave?" footer={<button>Delete all</button>}>
        <a href="#more">More</a>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leave?' }));
  });

  it('allows keyboard scrolling of long content without any focusable element', async () => {
    const long = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { rerender } = render(
      <Dialog title="Codes" footer={<button>Done</button>}>
        <p>0000 1111</p>
      </Dialog>,
    );
    const region = screen.getByText('0000 1111').parentElement;
    await userEvent.tab();
    expect(document.activeElement).toBe(region);
    rerender(
      <Dialog title="Codes" footer={<button>Done</button>}>
        <a href="#all">0000 1111</a>
      </Dialog>,
    );
    await waitFor(() => expect(region?.hasAttribute('tabindex')).toBe(false));
    long.mockRestore();
  });

  it('focuses its title on touch devices, so that no keyboard covers its text', async () => {
    window.matchMedia = ((query: string) => ({ matches: query.includes('coarse') })) as typeof matchMedia;
    render(<SignIn />);
    await open();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who are you?' }));
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('focuses the marked answer', () => {
    render(
      <Dialog
        title="Leave?"
        footer={
          <>
            <button>Leave</button>
            <button data-begin>Stay</button>
          </>
        }
      >
        <input aria-label="Why" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  });

  it('closes on Escape and restores the focus', async () => {
    render(<SignIn />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign in' }));
  });

  it('closes by its close button', async () => {
    render(<SignIn />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press that begins and ends outside', async () => {
    render(<SignIn />);
    const dialog = await open();
    fireEvent.pointerDown(screen.getByRole('textbox'));
    fireEvent.pointerUp(dialog);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(dialog);
    fireEvent.pointerUp(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open until it is answered when it cannot be closed', async () => {
    render(<SignIn closable={false} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('does not close on an outside press when it interrupts', async () => {
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
