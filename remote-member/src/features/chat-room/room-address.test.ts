import { readRoomAddress } from './room-address';

const embed = 'https://lotus--{part}.embed.example';

test.each([
  ['/room#t1', { kind: 'frame', address: 'https://lotus--room.embed.example/room#t1' }],
  [
    'https://lotus--room.embed.example/room#t2',
    { kind: 'frame', address: 'https://lotus--room.embed.example/room#t2' },
  ],
  ['https://chat.vendor.example/r?u=3', { kind: 'window', address: 'https://chat.vendor.example/r?u=3' }],
  ['https://lotus--chat.embed.example/room', { kind: 'window', address: 'https://lotus--chat.embed.example/room' }],
  ['/other', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('the address %j opens as %j [CHT-08]', (chatUrl, expected) => {
  expect(readRoomAddress(chatUrl, embed)).toEqual(expected);
});

test('without an embed origin nothing is framed', () => {
  expect(readRoomAddress('/room', undefined)).toBeUndefined();
  expect(readRoomAddress('https://chat.vendor.example/', undefined)).toMatchObject({ kind: 'window' });
});
