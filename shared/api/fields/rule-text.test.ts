import { brokenRuleText, ruleText } from './rule-text';

const text = (key: string, values: object = {}) => [key, ...Object.values(values).map(String)].join(' ');
const digits = { acceptedPattern: '[0-9]+', minLength: 6, maxLength: 11, message: '' };

it.each([
  [{}, 'rule.both rule.length 6 11 rule.digits'],
  [{ minLength: 11 }, 'rule.both rule.exactly 11 rule.digits'],
  [{ acceptedPattern: '*' }, 'rule.length 6 11'],
  [{ maxLength: 255 }, 'rule.digits'],
  [{ acceptedPattern: '*', maxLength: 255 }, ''],
])('a rule with %j reads %p', (changes, words) => {
  expect(ruleText({ ...digits, ...changes }, text)).toBe(words);
});

it.each([
  ['length', {}, 'rule.unfit rule.both rule.length 6 11 rule.digits'],
  ['pattern', {}, 'rule.unfit rule.both rule.length 6 11 rule.digits'],
  ['length', { acceptedPattern: '[0-9_]+' }, 'rule.unfit rule.length 6 11'],
  ['pattern', { acceptedPattern: '[0-9_]+' }, 'rule.wrong Number'],
  ['length', { acceptedPattern: '*', maxLength: 255 }, 'rule.wrong Number'],
  ['pattern', { message: 'Digits, please.' }, 'Digits, please.'],
] as const)('a value with the fault %s under a rule with %j reads %p', (fault, changes, words) => {
  expect(brokenRuleText(fault, { ...digits, ...changes }, 'Number', text)).toBe(words);
});
