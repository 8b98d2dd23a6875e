import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { PageCompressor } from './page-compressor';

/** A page of one composition: another nonce and token each time. */
function pageOf(composition: string) {
  const [nonce, token] = [randomBytes(16).toString('base64'), randomBytes(32).toString('base64url')];
  const text = `<script nonce="${nonce}">1</script><style nonce="${nonce}">${composition.repeat(50)}</style>${token}.\n\n`;
  return { text, varying: [nonce, token] };
}

const compress = (compressor: PageCompressor, { text, varying }: ReturnType<typeof pageOf>) =>
  compressor.compress(text, varying);

it('compresses a page when it is sent for the second time, and fills it from then on', async () => {
  const compressor = new PageCompressor();
  expect(compress(compressor, pageOf('aurora'))).toBeUndefined();
  await compressor.settled();
  // once is not enough
  expect(compress(compressor, pageOf('aurora'))).toBeUndefined();
  await compressor.settled();
  for (let round = 0; round < 3; round += 1) {
    const page = pageOf('aurora');
    expect(brotliDecompressSync(compress(compressor, page) ?? Buffer.alloc(0)).toString()).toBe(page.text);
  }
  // another page has blocks of its own
  expect(compress(compressor, pageOf('lotus'))).toBeUndefined();
});

it('drops the page that was not used for the longest time', async () => {
  const compressor = new PageCompressor({ mostPages: 2, mostHashes: 10 });
  for (const composition of ['first', 'second', 'first', 'second', 'third', 'first', 'third']) {
    compress(compressor, pageOf(composition));
    await compressor.settled();
  }
  expect(compress(compressor, pageOf('first'))).toBeDefined();
  expect(compress(compressor, pageOf('third'))).toBeDefined();
  expect(compress(compressor, pageOf('second'))).toBeUndefined();
});

it('remembers a bounded number of pages that were sent once', async () => {
  const compressor = new PageCompressor({ mostPages: 2, mostHashes: 2 });
  for (const composition of ['first', 'second', 'third', 'first']) compress(compressor, pageOf(composition));
  await compressor.settled();
  // the hash of the first had been dropped
  expect(compress(compressor, pageOf('first'))).toBeUndefined();
  await compressor.settled();
  expect(compress(compressor, pageOf('first'))).toBeDefined();
});
