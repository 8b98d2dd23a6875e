import { inLanguage } from '@atrium/contract';
import { textFaults } from '@atrium/contract/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable, runInAction } from 'mobx';
import { PortalProvider, type Portal } from '../portal';
import type { ClosedReason } from '../../page/site/closed-page';
import { ClosedPage } from './closed-page';
import { alwaysShown, closedText, closedTexts } from './texts';

function shown(why: ClosedReason, current = 'EN', address: string | undefined = '203.0.113.9') {
  const calls = { check: jest.fn(async () => undefined), locate: jest.fn(async () => undefined) };
  const site = makeAutoObservable({ address, ...calls }, { check: false, locate: false });
  const language = makeAutoObservable({
    current,
    available: [],
    text: (key: string) => key,
    date: () => '08:00',
  });
  const portal = {
    merchant: { name: 'Aurora', theme: 'aurora' },
    site,
    language,
    arrival: { arrive: () => undefined },
    support: () => [
      { title: 'Help', path: '/help' },
      { title: 'Chat', path: 'https://chat.example' },
    ],
  } as unknown as Portal;
  render(
    <PortalProvider value={portal}>
      <ClosedPage why={why} />
    </PortalProvider>,
  );
  return { site };
}

test('its texts exist in every language', async () => {
  expect(await textFaults(async (code) => ({ default: inLanguage(closedTexts, code) }))).toEqual([]);
});

test.each([
  ['maintenance', 'Under maintenance'],
  ['region', 'Access denied'],
] as const)('shows that the site is closed because of %s, each with its own text [MNT-04]', (why, title) => {
  shown(why);

  screen.getByRole('heading', { level: 1, name: title });
  expect(document.title).toBe(`${title} · Aurora`);
});

test.each(['maintenance', 'region'] as const)('says it in CN, TH and JA as well, for %s [MNT-05]', (why) => {
  shown(why);

  for (const code of alwaysShown) {
    const block = screen.getByText(closedText(code, `${why}.text`)).closest('section') as HTMLElement;
    within(block).getByRole('heading', { name: closedText(code, `${why}.title`) });
    expect(block.lang).toMatch({ CN: /^zh-Hans/, TH: /^th/, JA: /^ja/ }[code]);
  }
});

test("the page's language is shown once", () => {
  shown('maintenance', 'TH');

  expect(screen.getAllByText(closedText('TH', 'maintenance.text'))).toHaveLength(1);
  expect(screen.getAllByRole('heading')).toHaveLength(3);
});

test('shows the visitor’s own address [MNT-06]', () => {
  shown('region');

  expect(screen.getByText('203.0.113.9').closest('p')?.textContent).toBe('Your IP address 203.0.113.9');
});

test('asks where the visitor is, and shows no address until it is known [MNT-06]', async () => {
  const { site } = shown('maintenance', 'EN', '');
  expect(site.locate).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-part="address"]')).toBeNull();

  act(() => void runInAction(() => (site.address = '198.51.100.4')));
  expect(screen.getByText('198.51.100.4')).toBeTruthy();
});

test('checks on request whether the site is open again, and shows when it last checked', async () => {
  const { site } = shown('maintenance');
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));

  expect(site.check).toHaveBeenCalledTimes(1);
  expect((await screen.findByRole('status')).textContent).toBe('Not open yet. Last checked at 08:00.');
});

test('checks by itself every half minute', () => {
  jest.useFakeTimers();
  const { site } = shown('maintenance');
  act(() => jest.advanceTimersByTime(60_000));

  expect(site.check).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('links to customer service outside the closed portal', () => {
  shown('maintenance');

  expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('https://chat.example');
});
