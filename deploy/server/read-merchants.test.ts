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
  it('are those of the demonstration unless a file is named', () => {
    expect(readMerchants(undefined).all.map(({ code }) => code)).toEqual(['aurora', 'lotus', 'kestrel']);
  });

  it('come from the file that is named', () => {
    const [aurora] = demoMerchants;
    const merchants = readMerchants(file(JSON.stringify([{ ...aurora, remotes: ['auth'] }])));
    expect(merchants.byCode('aurora')?.remotes).toEqual(['auth']);
    expect(merchants.byCode('lotus')).toBeUndefined();
  });

  it.each([
    ['no JSON', 'cannot be read as JSON'],
    ['{}', 'holds no list'],
  ])('are refused in a sentence when the file holds %s', (content, sentence) => {
    expect(() => readMerchants(file(content))).toThrow(sentence);
  });
});
