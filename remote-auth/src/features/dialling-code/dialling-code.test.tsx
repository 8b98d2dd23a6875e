import { reactView } from '@atrium/contract/react';
import { fails, mountView, type FakeHostOptions, type MountedView } from '@atrium/contract/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import CN from '../../locales/CN.json';
import { authHost } from '../../testing/auth-host';
import { DiallingCodeField } from './dialling-code-field';
import { useDiallingCode } from './use-dialling-code';

const countries = [
  { countryCode: 'CN', countryDialingCode: '86' },
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'JP', countryDialingCode: '81' },
];

/** A form that shows the code it would send. */
const Form = observer(function Form() {
  const dialling = useDiallingCode();
  return (
    <>
      {dialling && <DiallingCodeField store={dialling} />}
      <output>{JSON.stringify({ countryDialingCode: dialling?.code })}</output>
    </>
  );
});

let mounted: MountedView | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

async function open({ answers, ...options }: FakeHostOptions = {}) {
  const host = authHost({
    facts: ['switch:SMSCOUNTRYCODE'],
    answers: { 'system.countries': countries, 'system.location': { countryCode: 'TH' }, ...answers },
    ...options,
  });
  mounted = await mountView(reactView(Form), host);
  return host;
}

const list = () => screen.findByRole('combobox', { name: 'Country code' });
const sent = () => JSON.parse(screen.getByRole('status').textContent) as object;

test("lists all countries with the visitor's preselected, and allows another [CTY-03] [CTY-06] [DAT-05]", async () => {
  await open();
  await waitFor(() => expect(sent()).toEqual({ countryDialingCode: '66' }));
  const field = await list();
  await userEvent.click(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '+86 China',
    '+66 Thailand',
    '+81 Japan',
  ]);

  await userEvent.keyboard('jap{Enter}');
  expect(sent()).toEqual({ countryDialingCode: '81' });
});

test('shows and sends a code only if the switch is on [CTY-05]', async () => {
  const host = await open({ facts: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(sent()).toEqual({});
  expect(host.records.calls).toEqual([]);

  host.setFacts({ 'switch:SMSCOUNTRYCODE': true });
  await waitFor(async () => expect(((await list()) as HTMLInputElement).value).toBe('+66 Thailand'));
});

test("names countries in the page's language", async () => {
  await open({ language: 'CN', texts: { CN } });
  await screen.findByDisplayValue('+66 泰国');
});

test('selects the first country of the merchant if the location is unknown [DAT-06]', async () => {
  await open({ answers: { 'system.location': fails('http-500') } });
  await waitFor(() => expect(sent()).toEqual({ countryDialingCode: '86' }));
});

test('takes a typed code of one to three digits if the list cannot be loaded [CTY-04]', async () => {
  await open({ answers: { 'system.countries': fails('http-500') } });
  const field = await screen.findByRole('textbox', { name: 'Country code' });
  expect(sent()).toEqual({});
  await userEvent.type(field, '6666');
  expect(field.getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(field, '{backspace}{backspace}');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(sent()).toEqual({ countryDialingCode: '66' });

  await userEvent.clear(field);
  await userEvent.paste('+81 ');
  expect(sent()).toEqual({ countryDialingCode: '81' });
});
