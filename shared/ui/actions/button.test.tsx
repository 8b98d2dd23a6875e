import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heartIcon } from '../icons/actions';
import { Button } from './button';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('does not submit by default', () => {
    render(<Button>Deposit</Button>);
    expect(screen.getByRole('button', { name: 'Deposit' }).getAttribute('type')).toBe('button');
  });

  it('keeps its name and the focus while loading, and does nothing', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Deposit</Button>);
    await userEvent.tab();
    rerender(
      <Button onClick={press} loading>
        Deposit
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Deposit' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit its form while loading', async () => {
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          Sign in
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('IconButton', () => {
  it('has a name and shows whether it is on', () => {
    render(<IconButton label="Favourite" icon={heartIcon} pressed />);
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeTruthy();
  });
});
