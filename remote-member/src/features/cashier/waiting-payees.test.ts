import { waitingPayees } from './waiting-payees';

const payee = { id: '1', holder: 'Mei Lin', bank: 'East Bank', number: '…6789' };

test('a payee that can be used now has no time, whatever time the server sends [WAL-08]', () => {
  const payees = [payee, { ...payee, usableAt: 5_999 }, { ...payee, usableAt: 6_001 }];
  expect(waitingPayees(payees, 5_000)).toEqual([payee, payee, { ...payee, usableAt: 6_001 }]);
});
