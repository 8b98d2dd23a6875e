import { pageNamed, pagesFor } from './member-pages';

const names = (can: (ability: string) => boolean) => pagesFor(can).map(({ name }) => name);

test('the menu keeps the order of the product, and my wallet only for those who have it', () => {
  expect(names(() => true)).toEqual(['securityCenter', 'transferFund', 'transactionHistory']);
  expect(names(() => false)).toEqual(['securityCenter', 'transactionHistory']);
});

test.each([
  ['nothing', undefined],
  ['an unknown name', 'treasure'],
  ['a page that is not offered', 'transferFund'],
])('%s leads to my account [MEM-03] [MEM-23]', (_what, name) => {
  expect(
    pageNamed(
      pagesFor(() => false),
      name,
    ).name,
  ).toBe('securityCenter');
});

test('a page that is offered is shown by its name [MEM-02]', () => {
  expect(
    pageNamed(
      pagesFor(() => true),
      'transferFund',
    ).name,
  ).toBe('transferFund');
});
