import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox';
import { PasswordField } from './password-field';
import { SearchField } from './search-field';
import { SearchForm } from './search-form';
import { Select } from './select';
import { TextField } from './text-field';

const described = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '(nothing)');

describe('TextField', () => {
  it('is found by its label and described by hint and error', () => {
    render(<TextField label="Username" hint="6 to 13 letters" error="Too short" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(described(input)).toEqual(['6 to 13 letters', 'Too short']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither invalid nor described without hint and error', () => {
    render(<TextField label="Username" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('announces a later error in a live region that existed before', () => {
    const { rerender, container } = render(<TextField label="Username" />);
    const live = container.querySelector('[aria-live="polite"]');
    rerender(<TextField label="Username" error="Too short" />);
    expect(live?.textContent).toBe('Too short');
  });

  it('opens the matching keyboard and allows autofill', () => {
    render(<TextField label="Code" purpose="one-time-code" />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
  });
});

describe('PasswordField', () => {
  it('hides the password until it is revealed, and keeps it', async () => {
    render(<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />);
    const input = screen.getByLabelText('Password') as HTMLInputElement;
    await userEvent.type(input, 'secret1');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('secret1');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
  });
});

describe('SearchField', () => {
  function Search() {
    const [value, setValue] = useState('');
    return <SearchField label="Search games" value={value} onChange={setValue} clearLabel="Clear" />;
  }

  it('is cleared by its clear button, which returns the focus to the input', async () => {
    render(<Search />);
    const input = screen.getByRole('searchbox', { name: 'Search games' }) as HTMLInputElement;
    await userEvent.type(input, 'dragon');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });

  it('is cleared by Escape, which does not reach a surrounding dialog', async () => {
    const onEscape = jest.fn();
    render(
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <Search />
      </div>,
    );
    const input = screen.getByRole('searchbox') as HTMLInputElement;
    await userEvent.type(input, 'dragon{Escape}');
    expect(input.value).toBe('');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.type(input, '{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});

describe('SearchForm', () => {
  const shown = (value: string) => {
    const search = jest.fn();
    render(<SearchForm label="Search games" clearLabel="Clear" submitLabel="Search" value={value} onSearch={search} />);
    return search;
  };

  it('searches on Enter and by its search button, trimmed, and not twice for the same text', async () => {
    const search = shown('dragon');
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    await userEvent.type(screen.getByRole('searchbox'), 's {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(search.mock.calls).toEqual([['dragons'], ['dragons']]);
  });

  it('restores everything when it is emptied', async () => {
    const search = shown('dragon');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(search.mock.calls).toEqual([['']]);
  });
});

describe('Checkbox and Select', () => {
  it('are found by their labels and described by their errors', () => {
    render(
      <>
        <Checkbox label="I agree" error="Needed" />
        <Select label="Currency" error="Choose one" options={[{ value: 'CNY', label: 'Yuan' }]} />
      </>,
    );
    expect(described(screen.getByRole('checkbox', { name: 'I agree' }))).toEqual(['Needed']);
    expect(described(screen.getByRole('combobox', { name: 'Currency' }))).toEqual(['Choose one']);
  });
});
