import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDefaultPasswords } from './read-default-passwords';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'default-passwords-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: string) => {
  const file = join(folder, 'passwords.json');
  writeFileSync(file, content);
  return file;
};

describe('the file of default passwords', () => {
  it('has one password per merchant [PWD-08]', () => {
    expect(readDefaultPasswords(fileOf('{ "aurora": "first-8" }'))).toEqual({ aurora: 'first-8' });
  });

  it('is optional', () => {
    expect(readDefaultPasswords(undefined)).toEqual({});
  });

  it.each(['no json', '{ "aurora": 7 }', '{ "aurora": "short" }', '["aurora"]'])(
    'stops the start if it is invalid, without repeating its content: %s',
    (content) => {
      const read = () => readDefaultPasswords(fileOf(content));
      expect(read).toThrow('ATRIUM_DEFAULT_PASSWORDS');
      expect(read).not.toThrow(content);
    },
  );

  it('stops the start if it is missing', () => {
    expect(() => readDefaultPasswords(join(folder, 'none.json'))).toThrow('ATRIUM_DEFAULT_PASSWORDS');
  });
});
