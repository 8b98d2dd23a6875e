import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogs } from '../testing';
import { Menu } from './menu';
import { Popover } from './popover';

beforeAll(installDialogs);

const shown = () => {
  const select = jest.fn();
  const items = ['Profile', 'Messages', 'Sign out'].map((label) => ({
    id: label,
    label,
    onSelect: () => select(label),
  }));
  render(
    <>
      <Menu label="Account" items={items} trigger={(props) => <button {...props}>Mei</button>} />
      <button>Elsewhere</button>
    </>,
  );
  return select;
};

const trigger = () => screen.getByRole('button', { name: 'Mei' });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('opens on its first item and moves by arrow keys, Home, End and first letters', async () => {
    shown();
    await userEvent.click(trigger());
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Messages');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('s');
    expect(focused()).toBe('Sign out');
  });

  it('runs the selected item, closes, and restores the focus', async () => {
    const select = shown();
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(select.mock.calls).toEqual([['Messages']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it('closes on Escape and focuses its button', async () => {
    shown();
    await userEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger());
  });

  it('closes on an outside press', async () => {
    shown();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('Popover', () => {
  it('opens beside its button and closes when its content requests it', async () => {
    render(
      <Popover label="WeChat" trigger={(props) => <button {...props}>WeChat code</button>}>
        {(close) => <button onClick={close}>Done</button>}
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'WeChat code' }));
    expect(screen.getByRole('dialog', { name: 'WeChat' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('WeChat code');
  });
});
