import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Checkbox } from './checkbox';
import { TextField } from './text-field';
import { useWrongField } from './use-wrong-field';

/** A form in which every empty field is wrong, checked once the answer is there. */
function Form({ checked }: { checked: Promise<void> }) {
  const { formRef, focusWrong } = useWrongField();
  const [typed, setTyped] = useState({ name: '', phone: '' });
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const error = (isWrong: boolean) => (submitted && isWrong ? 'Missing' : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await checked;
    focusWrong();
    setSubmitted(true);
  };
  return (
    <form ref={formRef} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        value={typed.name}
        error={error(typed.name === '')}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label="Phone"
        value={typed.phone}
        error={error(typed.phone === '')}
        onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
      />
      <Checkbox
        label="I agree"
        checked={agreed}
        error={error(!agreed)}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (name: string) => screen.getByRole('textbox', { name });

describe('useWrongField', () => {
  it('focuses the first wrong field of a refused submit, once the errors are drawn', async () => {
    render(<Form checked={Promise.resolve()} />);
    await userEvent.type(field('Name'), 'Mei');
    await send();
    expect(document.activeElement).toBe(field('Phone'));
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  });

  it('focuses it again after each refused submit', async () => {
    render(<Form checked={Promise.resolve()} />);
    await send();
    expect(document.activeElement).toBe(field('Name'));
    await userEvent.type(field('Name'), 'Mei');
    await userEvent.type(field('Phone'), '0812345678');
    await send();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I agree' }));
    await userEvent.clear(field('Phone'));
    await send();
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('leaves the focus while a field is corrected, and where no field is wrong', async () => {
    render(<Form checked={Promise.resolve()} />);
    await send();
    await userEvent.type(field('Phone'), '0812345678');
    expect(document.activeElement).toBe(field('Phone'));
    await userEvent.type(field('Name'), 'Mei');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });
});
