import { missingFields, plainCode, plainDigits, requestOf, usernameOf } from './credentials';

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

const typed = { username: ' mei88 ', mobile: ' 0812345678', password: 'Atrium88 ', code: ' 4920 ' };

it.each([
  ['username', { username: 'mei88', password: 'Atrium88', type: 'username' }],
  ['sms', { username: '0812345678', password: '4920', type: 'sms', countryDialingCode: '66' }],
  ['mobileNum', { username: '0812345678', password: 'Atrium88', type: 'mobileNum', countryDialingCode: '66' }],
] as const)('sends the two fields of the method %s, and a dialling code with a number only', (type, request) => {
  expect(requestOf(type, typed, '66')).toEqual(request);
  expect(requestOf(type, typed)).not.toHaveProperty('countryDialingCode');
});

it.each([
  ['username', ['username', 'password']],
  ['sms', ['mobile', 'code']],
  ['mobileNum', ['mobile', 'password']],
] as const)('the method %s lacks %j while they are blank', (type, fields) => {
  expect(missingFields(type, { username: ' ', mobile: '', password: '  ', code: '' })).toEqual(fields);
  expect(missingFields(type, { ...typed, password: '', code: '' })).toEqual([fields[1]]);
  expect(missingFields(type, typed)).toEqual([]);
});

it('takes pasted codes and numbers as they are written elsewhere', () => {
  expect(plainCode(' ４92 039\n')).toBe('492039');
  expect(plainCode('K7-qp')).toBe('K7-qp');
  expect(plainDigits('(０81) 234-56.78')).toBe('0812345678');
  expect(plainDigits('+66 81')).toBe('+6681');
});
