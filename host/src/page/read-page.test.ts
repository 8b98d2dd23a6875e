import type { Composition, PageFacts } from '@atrium/contract';
import { readPage } from './read-page';

const composition: Composition = {
  format: 1,
  id: 'c1',
  language: 'EN',
  merchant: {
    code: 'aurora',
    name: 'Aurora',
    siteCode: 'aurora',
    languages: ['EN'],
    currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
    values: {},
    theme: 'aurora',
  },
  facts: ['switch:FREEPLAY3'],
  host: { id: 'h1', version: '1.0.0' },
  remotes: [],
  closed: [],
  overrides: false,
};
const facts: PageFacts = { nonce: 'n', reportToken: 't' };

function aPage(blocks: Record<string, unknown>): Document {
  const page = document.implementation.createHTMLDocument();
  for (const [id, content] of Object.entries(blocks)) {
    const script = page.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = typeof content === 'string' ? content : JSON.stringify(content);
    page.body.append(script);
  }
  return page;
}

const whole = { 'atrium-composition': composition, 'atrium-answers': {}, 'atrium-page': facts };

test("reads the gateway's data blocks from the page", () => {
  expect(readPage(aPage(whole))).toEqual({ composition, answers: {}, page: facts });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a missing block', { ...whole, 'atrium-page': '' }, /atrium-page is missing/],
  ['broken JSON', { ...whole, 'atrium-answers': '{"cut' }, /atrium-answers is not JSON/],
  ['another format', { ...whole, 'atrium-composition': { ...composition, format: 2 } }, /atrium-composition: format/],
  [
    'an entry without a valid hash',
    {
      ...whole,
      'atrium-composition': {
        ...composition,
        remotes: [
          {
            name: 'lobby',
            id: '1',
            version: '1.0.0',
            entry: 'e.js',
            expose: [],
            views: {},
            texts: {},
            integrity: { 'e.js': 'sha1-nothing' },
            descriptor: { name: 'lobby', requires: '^1.0.0' },
            titles: {},
          },
        ],
      },
    },
    /integrity/,
  ],
])('%s breaks the page with an error that names the block', (_, blocks, message) => {
  expect(() => readPage(aPage(blocks))).toThrow(message);
});
