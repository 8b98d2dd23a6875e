import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemKeys } from '@atrium/api';
import { messageKeys } from '@atrium/api/message-keys';
import { languageCodes } from '@atrium/contract';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const files = execFileSync('git', ['ls-files', 'host', 'remote-*', 'shared/ui'], { cwd: root }).toString().split('\n');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Texts by workspace and language. */
const texts = new Map<string, Record<string, Record<string, string>>>();
for (const path of files) {
  const [, workspace = '', code = ''] =
    /^(host|remote-\w+)\/src\/(?:language\/)?locales\/([A-Z]{2})\.json$/.exec(path) ?? [];
  if (workspace !== '')
    texts.set(workspace, { ...texts.get(workspace), [code]: JSON.parse(read(path)) as Record<string, string> });
}

const withTexts = messageKeys.flatMap(({ key, texts: owner }) => (owner === undefined ? [] : [{ key, owner }]));

test.each(withTexts)(
  '$key has its own text in every language, in $owner alone [KEY-01] [KEY-02] [KEY-03] [KEY-04] [KEY-05] [KEY-06] [KEY-07] [KEY-08] [KEY-09] [KEY-10] [KEY-11] [KEY-12] [KEY-13] [KEY-14] [KEY-15]',
  ({ key, owner }) => {
    const own = texts.get(owner) ?? {};
    expect(languageCodes.filter((code) => !own[code]?.[key]?.trim())).toEqual([]);
    expect(languageCodes.filter((code) => code !== 'EN' && own[code]?.[key] === own['EN']?.[key])).toEqual([]);
    const others = [...texts].filter(([workspace, { EN }]) => workspace !== owner && EN && key in EN);
    expect(others.map(([workspace]) => workspace)).toEqual([]);
  },
);

test('every key is listed once, and every key of the source that code names is listed', () => {
  const listed = messageKeys.map(({ key }) => key);
  expect(listed.length).toBe(new Set(listed).size);
  expect(Object.keys(problemKeys).filter((key) => !listed.includes(key))).toEqual([]);
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).map(read);
  const named = sources.flatMap((source) =>
    [...source.matchAll(/'((?:in|br)_[a-z]+_[a-z_]+|activity_apply_\w+|\w+_issues)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((key) => !listed.includes(key))).toEqual([]);
});

test('every key with a text is named by code of the portal', () => {
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).map(read);
  const known = (key: string) =>
    key in problemKeys || sources.some((source) => source.includes(key) || source.includes(key.replace(/\d$/, '$')));
  expect(withTexts.map(({ key }) => key).filter((key) => !known(key))).toEqual([]);
});

/** Words by language that would name only one of the two places that show a text. */
const onePlace = {
  // the form of the registration, and the guard of the chat
  in_please_information:
    /\bchat|\bform\b|聊天|對話|对话|表单|表單|チャット|채팅|obrolan|formulir\b|trò chuyện|biểu mẫu|அரட்டை|படிவ|แชต|แบบฟอร์ม/i,
  // an empty account or login, and the guard of account pages
  in_please_account: /page|trial|empty|页面|頁面|试玩|試玩|ページ|페이지|halaman|página|trang|பக்க|หน้า|ทดลอง/i,
};

/** Words for signing in: a visitor without an account and a trial account do the same next. */
const signIn = /sign in|登录|登入|ログイン|로그인|masuk|inicia sesión|đăng nhập|உள்நுழை|เข้าสู่ระบบ/i;

test.each(languageCodes)('%s: the two keys with two meanings fit both places [KEY-04] [KEY-05]', (code) => {
  const own = texts.get('host')?.[code] ?? {};
  for (const [key, word] of Object.entries(onePlace)) {
    expect(own[key]).toBeTruthy();
    expect(own[key]).not.toMatch(word);
  }
  expect(own['in_please_account']).toMatch(signIn);
});
