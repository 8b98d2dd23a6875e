import { Member } from './member';
import { outcomeOf, type PaymentRecord } from './payment-record';

const member = new Member('payer1', '1');
const record = (changes: Partial<PaymentRecord>): PaymentRecord => ({
  ...{ depositId: '1', reference: 'R', amount: 1, depositor: member, owner: member, reported: true },
  ...{ accepted: [], decided: [] },
  ...changes,
});

test.each<[string, Partial<PaymentRecord>, boolean]>([
  ['that was not answered', {}, true],
  ['that was received', { accepted: ['Y', 'Y'] }, true],
  ['that was denied and rejected', { accepted: ['N'], decided: ['rejected'] }, false],
  ['that was denied and found', { accepted: ['N', 'N'], decided: ['paid'] }, true],
  ['that was not reported', { reported: false }, false],
])('a payment %s is paid: %s', (_name, changes, paid) => {
  expect(outcomeOf(record(changes))).toEqual({ paid, faults: [] });
});

test.each<[string, Partial<PaymentRecord>]>([
  ['contradictory answers', { accepted: ['Y', 'N'], decided: ['paid'] }],
  ['two decisions', { accepted: ['N'], decided: ['paid', 'rejected'] }],
  ['no decision', { accepted: ['N'] }],
  ['a decision without a denial', { accepted: ['Y'], decided: ['paid'] }],
  ['an answer without a report', { reported: false, accepted: ['Y'] }],
])('%s are a fault', (_name, changes) => expect(outcomeOf(record(changes)).faults).toHaveLength(1));
