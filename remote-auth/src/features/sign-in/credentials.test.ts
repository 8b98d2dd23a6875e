import { usernameOf } from './credentials';

const number = { type: 'mobileNum', password: 'Atrium88' } as const;

it.each([
  ['a name as it is', { username: 'mei88', password: 'Atrium88', type: 'username' } as const, 'mei88'],
  ["a number of the merchant's own country as it was typed", { ...number, username: '0812345678' }, '0812345678'],
  [
    'a number with the chosen dialling code',
    { ...number, username: '0812 345-678', countryDialingCode: '66' },
    '+660812345678',
  ],
  [
    'a number with its own dialling code unchanged',
    { ...number, username: '+66812345678', countryDialingCode: '66' },
    '+66812345678',
  ],
])('sends to the verification call %s', (_, request, name) => {
  expect(usernameOf(request)).toBe(name);
});
