import { languageCodes } from '@atrium/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Consent } from './consent';
import { ConsentBanner } from './consent-banner';
import { thirdPartyTexts } from './texts';

function cookieJar() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name),
    write: (name: string, value: string) => void kept.set(name, value),
  };
}

const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('visitors are asked once per merchant, and either answer is kept', async () => {
  const cookies = cookieJar();
  render(<ConsentBanner consent={new Consent(cookies, 'lotus')} language={{ current: 'EN' }} />);
  expect(banner()).not.toBeNull();
  await press('Decline');

  expect(banner()).toBeNull();
  expect(cookies.kept.get('atrium.lotus.consent')).toBe('declined');
  expect(new Consent(cookies, 'lotus')).toMatchObject({ asking: false, choice: 'declined' });
  expect(new Consent(cookies, 'aurora')).toMatchObject({ asking: true, choice: undefined });
});

test('changing the choice focuses the question, shows the former answer, and restores the focus', async () => {
  const cookies = cookieJar();
  cookies.write('atrium.lotus.consent', 'granted');
  const consent = new Consent(cookies, 'lotus');
  render(
    <>
      <button>Privacy choices</button>
      <ConsentBanner consent={consent} language={{ current: 'EN' }} />
    </>,
  );
  expect(banner()).toBeNull();
  const opener = screen.getByRole('button', { name: 'Privacy choices' });
  opener.focus();
  act(() => consent.ask());

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your privacy' }));
  screen.getByText('Your present choice: accepted.');
  await press('Leave as it is');
  expect(consent.choice).toBe('granted');
  expect(document.activeElement).toBe(opener);

  act(() => consent.ask());
  await press('Decline');
  expect(consent.choice).toBe('declined');
});

test('a first answer by keyboard continues with the page', async () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ConsentBanner consent={new Consent(cookieJar(), 'lotus')} language={{ current: 'EN' }} />
    </>,
  );
  screen.getByRole('button', { name: 'Accept' }).focus();
  await userEvent.keyboard('{Enter}');

  expect(banner()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('another cookie is no answer', () => {
  const cookies = cookieJar();
  cookies.write('atrium.lotus.consent', 'maybe');
  expect(new Consent(cookies, 'lotus')).toMatchObject({ asking: true, choice: undefined });
});

test('every language has its own texts', () => {
  const texts = languageCodes.map((code) => thirdPartyTexts(code).text);
  expect(new Set(texts).size).toBe(languageCodes.length);
  for (const code of languageCodes) for (const word of Object.values(thirdPartyTexts(code))) expect(word).not.toBe('');
});
