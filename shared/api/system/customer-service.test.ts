import * as v from 'valibot';
import { csTypes, CustomerServiceSchema } from './customer-service';
import { SettingsSchema } from './settings';

const entry = {
  title: 'VIP',
  csType: 'COMM100VIP',
  csPosition: 'home',
  labelIds: ['12', '15'],
  path: 'https://vip.example.test/chat',
  target: 'blank',
  type: '3',
};

test('an entry has csType, csPosition, labelIds, path, target and type [CSV-01]', () => {
  expect(v.parse(CustomerServiceSchema, { ...entry, more: 1 })).toEqual(entry);
  expect(v.parse(CustomerServiceSchema, { ...entry, labelIds: [12, '15'], type: 3 })).toEqual(entry);
  expect(v.parse(CustomerServiceSchema, { ...entry, labelIds: '12, 15' })).toEqual(entry);
  expect(v.parse(CustomerServiceSchema, { path: '/help' })).toMatchObject({ title: '', path: '/help' });
});

test.each([
  [5, '5'],
  [null, ''],
  [{}, ''],
])('a title that is %j is no reason to hide an entry [CSV-01]', (title, expected) => {
  expect(v.parse(CustomerServiceSchema, { ...entry, title })).toEqual({ ...entry, title: expected });
});

test('an entry without a path, or with labels that cannot be read, costs only itself [CSV-01]', () => {
  const customerService = [{ ...entry, labelIds: { only: 12 } }, { csType: 'AICAN' }, entry, null];
  expect(v.parse(SettingsSchema, { customerService }).customerService).toEqual([entry]);
});

test('the kinds of customer service have their names, and others are kept [CSV-02]', () => {
  expect(csTypes).toEqual(['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP']);
  for (const csType of [...csTypes, 'OTHER'])
    expect(v.parse(CustomerServiceSchema, { ...entry, csType }).csType).toBe(csType);
});
