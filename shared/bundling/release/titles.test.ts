import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRemote } from '@atrium/contract';
import { readTitles } from './titles';

const descriptor = describeRemote({
  name: 'toy',
  requires: '^1.0.0',
  navItems: [
    {
      id: 'games',
      point: 'menu@1',
      title: 'menu.games',
      order: 1,
      children: [{ id: 'slots', point: 'menu@1', title: 'menu.slots', order: 1 }],
    },
  ],
});

function remoteWith(texts: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(folder, 'src/locales'), { recursive: true });
  for (const [language, content] of Object.entries(texts)) {
    writeFileSync(join(folder, `src/locales/${language}.json`), JSON.stringify(content));
  }
  return folder;
}

test('titles contain the texts that nav items name, including those of children, and no others', () => {
  const folder = remoteWith({ EN: { 'menu.games': 'Games', 'menu.slots': 'Slots', 'home.welcome': 'Welcome' } });

  expect(readTitles(folder, descriptor)).toEqual({ EN: { 'menu.games': 'Games', 'menu.slots': 'Slots' } });
});

test('a build reports each text that a language lacks', () => {
  const folder = remoteWith({ CN: { 'menu.games': '游戏' }, EN: { 'menu.games': 'Games', 'menu.slots': 'Slots' } });

  expect(() => readTitles(folder, descriptor)).toThrow('CN: menu.slots');
});
