import * as v from 'valibot';
import { LiveEventSchema } from './live-event';

const event = {
  type: 'DEPOSIT',
  title: 'Deposit',
  message: 'Received',
  popup: true,
  data: { amount: '100.00', time: 1767225600000, success: true, remarks: 'Bank', sender: 'mei88', receiver: 'Aurora' },
};

test('an event has type, title, message, popup and data; only the type is required [EVT-02]', () => {
  expect(v.parse(LiveEventSchema, { ...event, more: 1 })).toEqual(event);
  expect(v.parse(LiveEventSchema, { type: 'NEWS' })).toEqual({ type: 'NEWS', popup: false });
  for (const wrong of [{ title: 'x' }, { type: 1 }]) expect(v.is(LiveEventSchema, wrong)).toBe(false);
});

test('an odd field costs itself and not the event [EVT-02]', () => {
  const odd = { type: 'NEWS', title: null, message: { text: 'x' }, popup: 'perhaps', data: 'none' };
  expect(v.parse(LiveEventSchema, odd)).toEqual({ type: 'NEWS', popup: false });
  for (const popup of [1, '1', 'Y', 'true', true]) expect(v.parse(LiveEventSchema, { ...odd, popup }).popup).toBe(true);
  const data = { amount: null, time: {}, success: null, remarks: null, sender: 'mei88', receiver: 7 };
  expect(v.parse(LiveEventSchema, { ...event, data }).data).toEqual({ sender: 'mei88' });
  expect(v.parse(LiveEventSchema, { ...event, data: { success: 0 } }).data).toEqual({ success: false });
});

test('its data may have amount, time, success, remarks, sender and receiver [EVT-03]', () => {
  expect(v.parse(LiveEventSchema, event).data).toEqual(event.data);
  expect(v.parse(LiveEventSchema, { type: 'TRANSFER', data: { sender: 'a', more: 1 } }).data).toEqual({ sender: 'a' });
});
