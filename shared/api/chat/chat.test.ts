import * as v from 'valibot';
import { chatMessage, chatPermission, chatUrl } from './chat';

test('the address of the chat room is read from chatUrl [CHT-08]', () => {
  expect(chatUrl).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getChatUrl', silent: true });
  expect(v.parse(chatUrl.answer, { chatUrl: 'https://chat.example.test/r', more: 1 })).toEqual({
    chatUrl: 'https://chat.example.test/r',
  });
  for (const wrong of [{}, { chatUrl: null }, { url: '/room' }]) expect(v.is(chatUrl.answer, wrong)).toBe(false);
});

test('the unread messages are read from unReadCount; an odd number counts as none [CHT-09]', () => {
  expect(chatMessage).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getChatMessage', silent: true });
  expect(v.parse(chatMessage.answer, { unReadCount: 17 })).toEqual({ unReadCount: 17 });
  expect(v.parse(chatMessage.answer, { unReadCount: '18' })).toEqual({ unReadCount: 18 });
  expect(v.parse(chatMessage.answer, { unReadCount: 'many' })).toEqual({ unReadCount: 0 });
});

test('the permission is read from hasPermission; only a clear yes is one [CHT-03]', () => {
  expect(chatPermission).toMatchObject({ method: 'GET', path: '/wps/relay/MCSFE_getChatPermission', silent: true });
  for (const [sent, read] of [
    [true, true],
    ['1', true],
    [false, false],
    [null, false],
    ['perhaps', false],
  ] as const)
    expect([sent, v.parse(chatPermission.answer, { hasPermission: sent })]).toEqual([sent, { hasPermission: read }]);
});
