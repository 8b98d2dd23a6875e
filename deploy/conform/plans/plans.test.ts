import { catalogue } from '@atrium/api/catalogue';
import { plannedCalls } from './plans';
import { visitorCalls } from './visitor-calls';

const ids = catalogue.map(({ id }) => id);

test('every plan is for a call of the catalogue', () => {
  expect(plannedCalls.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every call for visitors is a call of the catalogue, once', () => {
  expect(visitorCalls.filter((id, index) => !ids.includes(id) || visitorCalls.indexOf(id) !== index)).toEqual([]);
});
