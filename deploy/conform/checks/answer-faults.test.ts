import { memberInfo, walletsBalance } from '@atrium/api';
import { answerFault } from './answer-faults';

const member = memberInfo.example.answer as { clubLabel: object };

it('names a text in place of a number, at any depth, also where the portal reads it', () => {
  expect(answerFault(memberInfo, member)).toBeUndefined();
  const label = { ...member.clubLabel, rankLevel: '3' };
  expect(answerFault(memberInfo, { ...member, clubLabel: label })).toBe(
    'clubLabel.rankLevel: a text in place of a number',
  );
  expect(answerFault(memberInfo, { ...member, type: '0' })).toBe('type: a text in place of a number');
});

it('names the first field that the answer lacks', () => {
  const { currency: _currency, ...answer } = walletsBalance.example.answer as Record<string, unknown>;
  expect(answerFault(walletsBalance, answer)).toBe('the field currency is missing');
});
