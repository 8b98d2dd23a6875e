import { brotliDecompressSync } from 'node:zlib';
import { gamesIndex } from '@atrium/api';
import { languageCodes, type LanguageCode } from '@atrium/contract';
import * as v from 'valibot';
import { Bench } from '../testing/open-bench';
import { games } from './catalogue';
import { featuresOf } from './game-facts';
import { gameIndex } from './game-index';
import { vendors } from './vendors';

/** Bytes of an index of 2 000 games on the line. */
const mostBytes = 45_000;

let bench: Bench;
beforeAll(async () => void (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const ask = (language: string, headers: Record<string, string> = {}) =>
  bench.app.inject({
    url: gamesIndex.path,
    query: { merchantCode: 'aurora', language, platform: 'W' },
    headers: { merchant: 'aurora', language, device: 'web', ...headers },
  });

describe('the index of all games', () => {
  it('names every game of the merchant with what finds and launches it', () => {
    const all = { vendors: vendors.map(({ code }) => code) };
    const read = v.parse(gamesIndex.answer, gameIndex(all, 'JA'));

    expect(read).toHaveLength(2_000);
    expect(read).toEqual(
      games.map((game) =>
        expect.objectContaining({
          nodeId: game.nodeId,
          gameId: game.gameId,
          vendor: game.vendor,
          gameType: game.gameType,
          displayName: game.names.JA,
          gameName: game.names.EN,
          gameClassify: game.category,
          features: featuresOf[game.kind],
          tags: game.tags,
          supportPlay: game.demo ? 0 : 1,
        }),
      ),
    );
  });

  it('has the games of the merchant only', async () => {
    const own = new Set(bench.backend.merchants.get('aurora')?.vendors);
    const { value } = (await ask('EN')).json();
    expect(value.vendors.length).toBeGreaterThan(10);
    expect(value.vendors.filter((vendor: string) => !own.has(vendor))).toEqual([]);
  });

  it.each(['br', 'gzip'])('takes at most 45 kB with %s in every language of the merchants', async (encoding) => {
    const answers = await Promise.all(
      languageCodes.map((language: LanguageCode) => ask(language, { 'accept-encoding': encoding })),
    );
    for (const answer of answers) {
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.rawPayload.length).toBeLessThan(mostBytes);
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await ask('EN', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const again = await ask('EN', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);

    const other = await ask('TH', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(etag);
    expect(JSON.parse(brotliDecompressSync(other.rawPayload).toString()).value.games.displayName).toContain('มังกรทอง');
  });

  it('is read the same without an encoding', async () => {
    const plain = await ask('EN');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.json().value).toEqual(
      JSON.parse(brotliDecompressSync((await ask('EN', { 'accept-encoding': 'br' })).rawPayload).toString()).value,
    );
  });
});
