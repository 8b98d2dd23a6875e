import { liveTypes } from '@atrium/api';
import { Subject } from 'rxjs';
import { EventOrder } from './event-order';
import type { ReceivedEvent } from './live-message';
import type { StreamMessage } from './parse-events';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A channel opened after the event `after`; `passed` are the ids and types it let through. */
function channel(after?: string, order = new EventOrder()) {
  const messages = new Subject<StreamMessage>();
  const passed: string[] = [];
  const failed = jest.fn();
  const pass = ({ id, type }: ReceivedEvent) => void passed.push(`${id} ${type}`);
  order.arrange(messages, after).subscribe({ next: pass, error: failed });
  const say = (id: string, type: string) => messages.next({ id, data: JSON.stringify({ type, popup: false }) });
  return { messages, passed, failed, say };
}

test('passes early events on in order, and drops repeated ones', () => {
  const { say, passed } = channel('4');
  say('6', 'mail');
  say('5', 'balance');
  say('5', 'balance');
  say('7', 'rank');

  expect(passed).toEqual(['5 balance', '6 mail', '7 rank']);
});

test('counts an event that cannot be read without passing it on', () => {
  const { messages, say, passed } = channel('4');
  messages.next({ id: '5', data: 'no JSON' });
  say('6', 'mail');

  expect(passed).toEqual(['6 mail']);
});

test('passes no beat on', () => {
  const { say, passed, failed } = channel('4');
  say('5', 'balance');
  say('5', liveTypes.beat);
  jest.advanceTimersByTime(1_000);

  expect(passed).toEqual(['5 balance']);
  expect(failed).not.toHaveBeenCalled();
});

test('fails the channel when a beat names an event that has not arrived after a second', () => {
  const { say, failed } = channel('4');
  say('5', liveTypes.beat);
  jest.advanceTimersByTime(999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);

  expect(failed).toHaveBeenCalledTimes(1);
});

test.each([liveTypes.reset, liveTypes.ready])('starts to count again at a %s', (type) => {
  const { say, passed, failed } = channel('40');
  say('3', type);
  say('4', 'mail');
  jest.advanceTimersByTime(1_000);

  expect(passed).toEqual([`3 ${type}`, '4 mail']);
  expect(failed).not.toHaveBeenCalled();
});

test('gives an event up that three channels in a row lack, and asks for a reset', () => {
  const order = new EventOrder();
  const channels = [1, 2, 3].map(() => {
    const one = channel('4', order);
    one.say('7', 'mail');
    one.say('6', 'rank');
    jest.advanceTimersByTime(1_000);
    return one;
  });

  expect(channels.map(({ failed }) => failed.mock.calls.length)).toEqual([1, 1, 0]);
  expect(channels[2]?.passed).toEqual(['6 rank', '7 mail', ` ${liveTypes.reset}`]);
});
