import { chunkNameOf } from './chunk-names';

test.each([
  ['src/views/home/index.tsx', 'view-home'],
  ['src/views/home.tsx', 'view-home'],
  ['src/commands/launch-game.ts', 'command-launch-game'],
  ['src/locales/CN.json', 'text-CN'],
  ['src/language/locales/TH.json', 'text-TH'],
  ['src/features/search/index.ts', 'search'],
  ['src/session/encryption.ts', 'encryption'],
])('%s becomes the chunk %s', (path, name) => {
  expect(chunkNameOf(path)).toBe(name);
});
