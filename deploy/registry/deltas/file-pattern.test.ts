import { filePattern } from './file-pattern';

it.each([
  ['home.0001.js', 'home.*.js'],
  ['text-EN.3f5f3fd272449fb8ee71.js', 'text-EN.*.js'],
  ['home.0001.json', undefined],
  ['home.js', undefined],
  ['home.0001.svg', undefined],
  ['home', undefined],
])('gives %s the pattern %p', (name, pattern) => expect(filePattern(name)).toBe(pattern));
