import type { RegistrationAsks } from '@atrium/api';
import CN from '../../locales/CN.json';
import { makeRule } from '../form/field-setting';
import { validateMobileForm, validateNumber } from './validate-mobile-form';

const rules = [
  makeRule('mobileNum', { acceptedPattern: '1[0-9]+', minLength: 11, maxLength: 11 }),
  makeRule('password', { acceptedPattern: '[A-Za-z0-9]+', minLength: 6, maxLength: 16 }),
];
const everything: RegistrationAsks = { password: true, code: true, captcha: true, affiliate: false };
const right = {
  mobileNum: '13800138000',
  password: 'Atrium88',
  verifyPwd: 'Atrium88',
  verificationCode: '123456',
  captcha: 'k7qp',
};

const objectionTo = (changes: Partial<typeof right>, { asks = everything, agreed = true } = {}) => {
  const values: Record<string, string> = { ...right, ...changes };
  return validateMobileForm(rules, asks, { value: (key) => values[key] ?? '', agreed });
};
const inChinese = (text: string | undefined) => CN[text as keyof typeof CN];

it.each(['', '23800138000', '1380013800', '138001380000', '1380013800a'])(
  'refuses the number %p [REG-16] [REG-39]',
  (mobileNum) => {
    const objection = objectionTo({ mobileNum });
    expect(objection?.field).toBe('mobileNum');
    expect(inChinese(objection?.text)).toBe('请填写正确的手机号码');
    expect(validateNumber(rules, mobileNum)).toEqual(objection);
  },
);

it('requires a password [REG-18]', () => {
  expect(inChinese(objectionTo({ password: '' })?.text)).toBe('请输入密码');
});

it.each(['12345', '12345678901234567', 'Atrium_8'])(
  'refuses the password %s, naming length, characters and case [REG-19]',
  (password) => {
    const objection = objectionTo({ password, verifyPwd: password });
    expect(objection?.values).toEqual({ min: 6, max: 16 });
    expect(inChinese(objection?.text)).toBe('密码须为{{min}}-{{max}}位数字和字母，区分大小写');
  },
);

it('requires the password confirmation [REG-20]', () => {
  expect(inChinese(objectionTo({ verifyPwd: 'atrium88' })?.text)).toBe('两次密码不一致');
});

it('requires the code [REG-21]', () => {
  expect(inChinese(objectionTo({ verificationCode: '' })?.text)).toBe('请填写短信验证码');
});

it.each([
  ['x', undefined],
  ['#-. ü'.repeat(2), undefined],
  ['1'.repeat(11), '请填写短信验证码'],
])('with the code %p says %p: any characters, one to ten [SMS-11]', (verificationCode, message) => {
  expect(inChinese(objectionTo({ verificationCode })?.text)).toBe(message);
});

it('requires the captcha [REG-22]', () => {
  expect(inChinese(objectionTo({ captcha: '' })?.text)).toBe('请填写验证码');
});

it('requires the agreement [REG-23]', () => {
  expect(inChinese(objectionTo({}, { agreed: false })?.text)).toBe('请先同意条款');
  expect(objectionTo({})).toBeUndefined();
});

it('reports only the first error [REG-24]', () => {
  const wrong = { mobileNum: '', password: '', verifyPwd: 'x', verificationCode: '', captcha: '' };
  const mended: Partial<typeof right>[] = [
    {},
    { mobileNum: right.mobileNum },
    { password: right.password },
    { verifyPwd: right.verifyPwd },
    { verificationCode: right.verificationCode },
    { captcha: right.captcha },
  ];
  const order = mended.map((_change, step) => {
    const values = Object.assign({}, wrong, ...mended.slice(0, step + 1)) as typeof right;
    return objectionTo(values, { agreed: false })?.field;
  });
  expect(order).toEqual(['mobileNum', 'password', 'verifyPwd', 'verificationCode', 'captcha', undefined]);
});

it('skips fields the merchant has switched off [REG-25]', () => {
  const empty = { password: '', verifyPwd: '', verificationCode: '', captcha: '' };
  const nothing = { password: false, code: false, captcha: false, affiliate: false };
  expect(objectionTo(empty, { asks: nothing })).toBeUndefined();
  expect(objectionTo(empty, { asks: { ...nothing, password: true } })?.field).toBe('password');
  expect(objectionTo(empty, { asks: { ...nothing, code: true } })?.field).toBe('verificationCode');
  expect(objectionTo(empty, { asks: { ...nothing, captcha: true } })?.field).toBe('captcha');
});
