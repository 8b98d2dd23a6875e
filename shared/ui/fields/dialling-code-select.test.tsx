import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installDialogs } from '../testing';
import { DiallingCodeSelect, type DiallingCodeSelectProps } from './dialling-code-select';

beforeAll(installDialogs);

const countries = [
  { code: 'TH', diallingCode: '66' },
  { code: 'JP', diallingCode: '81' },
  { code: 'CI', diallingCode: '225' },
  { code: 'TW', diallingCode: '886' },
];

function Form({ first = 'TH', ...rest }: Partial<DiallingCodeSelectProps> & { first?: string }) {
  const [chosen, setChosen] = useState(first);
  return (
    <form onSubmit={() => setChosen('submitted')}>
      <DiallingCodeSelect
        label="Country code"
        countries={countries}
        chosen={chosen}
        onChoose={setChosen}
        locale="en"
        noMatch="No country found"
        {...rest}
      />
      <output>{chosen}</output>
      <button type="button">Next</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const chosen = () => document.querySelector('output')?.textContent;

test('the field shows the chosen country, and a press lists all of them with it as the active one [DAT-05]', async () => {
  render(<Form first="JP" />);
  expect(field().value).toBe('+81 Japan');
  expect([field().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);

  await userEvent.click(field());
  expect(options()).toEqual(['+66 Thailand', '+81 Japan', '+225 Côte d’Ivoire', '+886 Taiwan']);
  expect(active()).toBe('+81 Japan');
  expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Country code' }).id);

  await userEvent.click(screen.getByRole('option', { name: '+886 Taiwan' }));
  expect([chosen(), field().value, options()]).toEqual(['TW', '+886 Taiwan', []]);
  expect(document.activeElement).toBe(field());
});

test.each([
  ['thai', '+66 Thailand'],
  ['66', '+66 Thailand'],
  ['+81', '+81 Japan'],
  ['８１', '+81 Japan'],
  ['jp', '+81 Japan'],
  ['cote', '+225 Côte d’Ivoire'],
  ['TAIWAN ', '+886 Taiwan'],
])('typing %j finds %s [DAT-06]', async (typed, found) => {
  render(<Form first={found === '+66 Thailand' ? 'JP' : 'TH'} />);
  await userEvent.click(field());
  await userEvent.keyboard(typed);
  expect(options()).toEqual([found]);
  await userEvent.keyboard('{Enter}');
  expect(field().value).toBe(found);
});

test("countries are named in the page's language, and found by both names [DAT-06]", async () => {
  render(<Form locale="ja" first="TH" />);
  expect(field().value).toBe('+66 タイ');
  await userEvent.click(field());
  await userEvent.keyboard('日本');
  expect(options()).toEqual(['+81 日本']);
  await userEvent.clear(field());
  await userEvent.keyboard('japan');
  expect(options()).toEqual(['+81 日本']);
});

test('the keyboard opens, moves, chooses without sending the form, and Escape keeps the last choice [DAT-05]', async () => {
  render(<Form />);
  await userEvent.tab();
  expect([document.activeElement, options()]).toEqual([field(), []]);

  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('+66 Thailand');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('+225 Côte d’Ivoire');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('+81 Japan');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(active()).toBe('+886 Taiwan');
  await userEvent.keyboard('{Home}{Enter}');
  expect([chosen(), options()]).toEqual(['TH', []]);

  await userEvent.keyboard('{ArrowDown}jap{Escape}');
  expect([chosen(), field().value, options()]).toEqual(['TH', '+66 Thailand', []]);
  expect(document.activeElement).toBe(field());
});

test('no match is said, and leaving keeps the last choice; a single match is chosen [DAT-06]', async () => {
  render(<Form />);
  await userEvent.click(field());
  await userEvent.keyboard('atlantis');
  expect([options(), screen.getByText('No country found').getAttribute('role')]).toEqual([[], 'status']);
  await userEvent.keyboard('{Enter}');
  expect([chosen(), field().value]).toEqual(['TH', '+66 Thailand']);

  await userEvent.click(field());
  await userEvent.keyboard('8');
  await userEvent.tab();
  expect([chosen(), field().value, options()]).toEqual(['TH', '+66 Thailand', []]);

  await userEvent.click(field());
  await userEvent.keyboard('+81');
  await userEvent.tab();
  expect([chosen(), field().value, document.activeElement?.textContent]).toEqual(['JP', '+81 Japan', 'Next']);
});

test('it waits while countries load', () => {
  render(<Form loading />);
  expect([field().disabled, field().getAttribute('aria-busy')]).toEqual([true, 'true']);
});
