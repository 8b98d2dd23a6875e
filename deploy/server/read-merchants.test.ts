import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMerchants } from '../merchants';
import { readMerchants } from './read-merchants';

const file = (content: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'atrium-merchants-')), 'merchants.json');
  writeFileSync(path, content);
  return path;
};

describe('the merchants of a server', () => {
  it('are the demo merchants unless a file is configured', () => {
    expect(readMerchants(undefined).all.map(({ code }) => code)).toEqual(['aurora', 'lotus', 'kestrel']);
  });

  it('come from the configured file', () => {
    const [aurora] = demoMerchants;
    const merchants = readMerchants(file(JSON.stringify([{ ...aurora, remotes: ['auth'] }])));
    expect(merchants.byCode('aurora')?.remotes).toEqual(['auth']);
    expect(merchants.byCode('lotus')).toBeUndefined();
  });

  it.each([
    ['no JSON', 'cannot be read as JSON'],
    ['{}', 'is not a list'],
  ])('are refused with a clear message if the file contains %s', (content, sentence) => {
    expect(() => readMerchants(file(content))).toThrow(sentence);
  });
});
