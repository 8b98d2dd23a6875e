import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@atrium/contract';
import { Linter } from 'eslint';
import typescript from 'typescript-eslint';
import { textsByKey } from './no-bare-texts.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const parsing = {
  files: ['**/*.tsx'],
  languageOptions: {
    parser: typescript.parser as Linter.Parser,
    parserOptions: { ecmaFeatures: { jsx: true } },
  },
  linterOptions: { reportUnusedDisableDirectives: 'off' as const },
};
// directives of other rules refer to rules that are not loaded here
const complaints = (name: string, code: string) =>
  new Linter({ cwd: root })
    .verify(code, [parsing, ...textsByKey], join(root, name))
    .filter(({ ruleId }) => ruleId === 'texts/no-bare-texts')
    .map(({ message }) => `${name}: ${message}`);

const components = [
  ...readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .map((name) => `${name}/src`),
  'shared/ui',
  'shared/contract',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
);

test('every component takes its texts by key [LNG-08]', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((name) => complaints(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

const textsOf = (workspace: string, language: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'src/locales', `${language}.json`), 'utf8')) as Record<string, string>;

test.each([
  ['register.mobile.wrongNumber', '请填写正确的手机号码'],
  ['register.mobile.missingPassword', '请输入密码'],
  ['register.mobile.differentPasswords', '两次密码不一致'],
  ['register.mobile.missingCode', '请填写短信验证码'],
  ['register.mobile.missingCaptcha', '请填写验证码'],
  ['register.mobile.notAgreed', '请先同意条款'],
  ['forgot.sentBySms', '密码已发送，请查看短信'],
])(
  '%s is in Chinese what the source quotes, %s, and has a text of its own in every language [LNG-08]',
  (key, quoted) => {
    expect(textsOf('remote-auth', 'CN')[key]).toBe(quoted);
    const others = Object.keys(languages).filter((code) => !['CN', 'TW', 'HK'].includes(code));
    const texts = others.map((code) => textsOf('remote-auth', code)[key]);
    expect(texts.filter((text) => !text || text === quoted)).toEqual([]);
  },
);

test.each([
  ['slider.networkError', 'Network error'],
  ['slider.tooFast', 'verify geetest too fast'],
  ['social.notSupported', 'Site not support Google Service.'],
])('%s is in English what the source quotes, %s, and has a text in every language [LNG-08]', (key, quoted) => {
  expect(textsOf('remote-auth', 'EN')[key]).toBe(quoted);
  expect(Object.keys(languages).filter((code) => !textsOf('remote-auth', code)[key])).toEqual([]);
});

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{"登录"}</p>', '登录'],
  ['<p>{open ? text("a") : "Closed"}</p>', 'Closed'],
  ['<p>{failed && `Only ${count} left`}</p>', 'Only … left'],
  ['<button aria-label="Close">×</button>', 'Close'],
  ['<Field label={"Phone"} />', 'Phone'],
])('%s must have a key', (markup, text) => {
  expect(complaints('remote-lobby/src/views/home/home.tsx', `export const Home = () => ${markup};`)).toEqual([
    `remote-lobby/src/views/home/home.tsx: "${text}" is in one language only: give it a key in src/locales and write text(key).`,
  ]);
});

test.each([
  '<p>{text("home.title")}</p>',
  '<p>{number} / {count} · ×</p>',
  '<Flag language="EN" className={"wide"} />',
])('%s is allowed', (markup) => {
  expect(complaints('remote-lobby/src/views/home/home.tsx', `export const Home = () => ${markup};`)).toEqual([]);
});
