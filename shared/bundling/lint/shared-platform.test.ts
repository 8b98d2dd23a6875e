import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ':(glob)remote-*/src/**'],
  {
    cwd: root,
  },
)
  .toString()
  .split('\n')
  // stand-alone scripts run on pages without a host, and the speed test measures other domains
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/scripts\/|\/measure-speed\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Workspaces with a source that uses `pattern`. */
const users = (pattern: RegExp) => [
  ...new Set(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file.split('/')[0])),
];

test('no remote has a request layer of its own: none opens a connection [MNU-04]', () => {
  expect(new Set(sources.map(({ file }) => file.split('/')[0])).size).toBe(6);
  expect(
    users(/(?<!\.|#|\w|async )fetch\(|XMLHttpRequest|new (WebSocket|EventSource)|sendBeacon|\bcreateApi\b/),
  ).toEqual([]);
});

test('no remote reads or stores the session; only the one for signing in and registering gives it to the host [MNU-04]', () => {
  expect(users(/(session|local)Storage[^\n]*(token|isAgent)/i)).toEqual([]);
  expect(users(/session\.(establish|end)\(/)).toEqual(['remote-auth']);
  expect(users(/\b(sessionLogin|sessionFreePlay|registerBy\w+)\b/)).toEqual(['remote-auth']);
});
