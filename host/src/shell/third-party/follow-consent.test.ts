import type { TrackedEvent } from '@atrium/api';
import { EventBus } from '../../navigation/events/event-bus';
import { testPortal } from '../../navigation/places/testing';
import { Consent } from './consent';
import { followConsent } from './follow-consent';

const embedOrigin = 'http://lotus--{part}.embed.localhost:4400';
const gtm = 'http://lotus--tag-gtm.embed.localhost:4400';
const facebook = 'http://lotus--tag-facebook.embed.localhost:4400';
const tags = [
  { kind: 'gtm', id: 'GTM-1' },
  { kind: 'facebook', id: '3' },
  { kind: 'gtm', id: 'GTM-1' },
] as const;

let stop: (() => void) | undefined;
afterEach(() => stop?.());

function aVisit({ choice, at = '/games/slots?page=2&ticket=secret' }: { choice?: string; at?: string } = {}) {
  const portal = testPortal({ at });
  portal.page.settle();
  const events = new EventBus({ error: () => undefined });
  const consent = new Consent({ read: () => choice, write: () => undefined }, 'lotus');
  stop = followConsent({ consent, tags, embedOrigin, page: portal.page, events, language: { current: 'EN' } });
  return { ...portal, consent, events };
}

const frames = () => [...document.querySelectorAll('iframe')];

/** The messages to a frame after it has reported that it is ready. */
function eventsSentTo(frame: HTMLIFrameElement, from = new URL(frame.src).origin): TrackedEvent[] {
  const sent: TrackedEvent[] = [];
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((
    message: { event: TrackedEvent },
    target: string,
  ) => {
    expect(target).toBe(new URL(frame.src).origin);
    sent.push(message.event);
  }) as Window['postMessage']);
  expect(post).toBeDefined();
  const data = { from: 'atrium-tag', say: 'ready' };
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source: frame.contentWindow }));
  return sent;
}

test('nothing is loaded before the visitor agrees; then each id once, and everything is removed after a change of mind [TRK-03]', () => {
  const { consent } = aVisit();
  expect(frames()).toEqual([]);
  consent.choose('declined');
  expect(frames()).toEqual([]);

  consent.choose('granted');
  expect(frames().map(({ src }) => src)).toEqual([`${gtm}/tags/gtm/GTM-1`, `${facebook}/tags/facebook/3`]);
  consent.choose('declined');
  expect(frames()).toEqual([]);
});

test('tags receive pages by their address pattern, sign-ins and registrations, and no personal data [TRK-04]', () => {
  const { events, history } = aVisit({ choice: 'granted' });
  const [frame] = frames();
  const sent = eventsSentTo(frame as HTMLIFrameElement);
  history.goTo('/trial');
  history.goTo('/');
  events.publish('session.signed-in@1', { account: 'mei88' });
  events.publish('account.registered@1', {});

  expect(sent).toEqual([
    { event: 'page_view', page: '/games/:type', language: 'EN' },
    { event: 'page_view', page: '/', language: 'EN' },
    { event: 'login' },
    { event: 'register' },
  ]);
});

test('a frame of another origin receives nothing', () => {
  aVisit({ choice: 'granted' });
  expect(eventsSentTo(frames()[0] as HTMLIFrameElement, 'https://evil.example')).toEqual([]);
});
