import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { testPortal } from '../../navigation/places/testing';
import { ChatCorner } from './chat-corner';
import { isQuiet } from './is-quiet';

const origin = 'http://lotus--chat.embed.localhost:4400';

function corner(quiet = observable({ now: false })) {
  render(<ChatCorner address={`${origin}/chat`} language={{ current: 'TH' }} isQuiet={() => quiet.now} />);
  return quiet;
}

const renderCorner = (quiet: { now: boolean }, back: boolean) =>
  act(() => {
    runInAction(() => (quiet.now = back));
  });
const chat = () => screen.queryByRole('complementary');
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;
const receive = (say: string, from = origin, source: Window | null = frame().contentWindow) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { from: 'atrium-chat', say }, origin: from, source }));
  });

test('the chat appears once its frame reports that it is ready, and listens to its own frame only', () => {
  corner();
  expect(frame().src).toBe(`${origin}/chat?lang=TH`);
  receive('ready', 'https://evil.example');
  receive('ready', origin, window);
  expect(chat()).toBeNull();
  receive('ready');
  expect(chat()).not.toBeNull();
});

test('a quiet page hides it, and it returns unchanged [DLG-06] [DLG-07]', () => {
  const quiet = corner();
  receive('ready');
  receive('opened');
  const before = frame();
  renderCorner(quiet, true);
  expect(chat()).toBeNull();

  renderCorner(quiet, false);
  expect(chat()).not.toBeNull();
  expect(frame()).toBe(before);
  expect(frame().dataset['opened']).toBe('true');
});

test('a chat that is not ready has no frame while it waits for its next attempt [DLG-08]', () => {
  corner();
  receive('failed');
  expect(document.querySelector('iframe')).toBeNull();
});

test('quiet pages and quiet places over a page hide it; other places do not [DLG-06] [DLG-07]', () => {
  const portal = testPortal({ facts: ['signed-in', 'real-account'] });
  portal.page.settle();
  expect(isQuiet(portal)).toBe(false);
  void portal.history.openOverlay('lobby.vendor@1', {});
  expect(isQuiet(portal)).toBe(false);
  void portal.history.openOverlay('auth.sign-in@1', {});
  expect(isQuiet(portal)).toBe(true);

  portal.history.goTo('/');
  expect(isQuiet(portal)).toBe(false);
  portal.history.goTo('/seamless');
  expect(isQuiet(portal)).toBe(true);
});
