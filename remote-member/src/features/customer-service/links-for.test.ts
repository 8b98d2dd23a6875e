import { linksFor } from './links-for';

const all = { title: 'All', path: '/help' };
const empty = { title: 'Empty', path: '/empty', labelIds: [] };
const gold = { title: 'Gold', path: '/gold', labelIds: ['12', '15'] };
const silver = { title: 'Silver', path: '/silver', labelIds: ['7'] };
const entries = [gold, silver, all, empty];

test('a customer sees entries with one of their club labels, and those for everyone [CSV-06] [CSV-07]', () => {
  expect(linksFor(entries, ['15', '99'])).toEqual([gold, all, empty]);
  expect(linksFor(entries, ['7'])).toEqual([silver, all, empty]);
  expect(linksFor(entries, ['1'])).toEqual([all, empty]);
});

test('a guest sees only entries for everyone [CSV-07]', () => {
  expect(linksFor(entries, [])).toEqual([all, empty]);
});
