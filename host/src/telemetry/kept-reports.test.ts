import { openStorage } from '../storage/open-storage';
import { keptReports } from './kept-reports';
import type { Batch } from './report';
import { sendKept } from './send-kept';

const hour = 3_600_000;
let now = 0;
beforeEach(() => {
  now = 1_900_000_000_000;
  localStorage.clear();
});

const storage = () => openStorage(() => localStorage);
const open = () => keptReports(storage(), () => now);
const batchOf = (reportToken: string, message: string): Batch => ({
  reportToken,
  merchant: 'aurora',
  composition: 'c1',
  dropped: 0,
  reports: [{ remote: 'lobby', release: 'r1', phase: 'load', at: now, kind: 'error', name: 'Error', message }],
});
const messages = (batches: Batch[]) =>
  batches.flatMap(({ reports }) => reports.map((report) => ('message' in report ? report.message : '')));

it('survives the page: the next one reads it, with the token of the failed page', () => {
  open().keep(batchOf('first', 'broken'));
  expect(open().ofOtherPages('second')).toEqual([batchOf('first', 'broken')]);
  expect(open().ofOtherPages('first')).toEqual([]);
});

it('drops what the gateway acknowledged, and nothing else', () => {
  const kept = open();
  for (const message of ['one', 'two']) kept.keep(batchOf('first', message));
  kept.keep(batchOf('second', 'one'));
  kept.drop(batchOf('first', 'one'));
  expect(messages(kept.ofOtherPages(''))).toEqual(['two', 'one']);
});

it('keeps twenty at most, for two hours', () => {
  const kept = open();
  for (let count = 0; count < 30; count += 1) kept.keep(batchOf('first', `${count}`));
  expect(kept.ofOtherPages('')).toHaveLength(20);
  now += 2 * hour;
  expect(kept.ofOtherPages('')).toEqual([]);
});

it.each(['{', '{"a":1}', '[null]', '[1]', '[{"reports":1}]'])('ignores %s in its place', (text) => {
  localStorage.setItem('atrium.reports', text);
  expect(open().ofOtherPages('')).toEqual([]);
  open().keep(batchOf('first', 'broken'));
  expect(open().ofOtherPages('')).toHaveLength(1);
});

it('is sent by the next page, one batch per earlier page, and dropped once acknowledged', async () => {
  const kept = open();
  kept.keep(batchOf('first', 'one'));
  kept.keep(batchOf('first', 'two'));
  kept.keep(batchOf('second', 'three'));
  kept.keep(batchOf('this', 'own'));
  const sent: Batch[] = [];
  const send = jest.fn(async (_address: unknown, request?: RequestInit) => {
    const batch = JSON.parse(String(request?.body)) as Batch;
    sent.push(batch);
    return { status: batch.reportToken === 'first' ? 204 : 503 } as Response;
  });
  await sendKept({ kept, reportToken: 'this', send });
  expect(sent.map((batch) => [batch.reportToken, messages([batch])])).toEqual([
    ['first', ['one', 'two']],
    ['second', ['three']],
  ]);
  expect(messages(kept.ofOtherPages('this'))).toEqual(['three']);
});

it('is not sent again once acknowledged', async () => {
  const kept = open();
  kept.keep(batchOf('first', 'one'));
  const send = jest.fn(async () => ({ status: 204 }) as Response);
  await sendKept({ kept, reportToken: 'this', send });
  await sendKept({ kept: open(), reportToken: 'next', send });
  expect(send).toHaveBeenCalledTimes(1);
});

it('keeps reports for the life of the page when storage is forbidden or full', async () => {
  const throws = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const fullStorage = { getItem: () => null, setItem: throws, removeItem: throws, clear: throws } as unknown as Storage;
  const full = openStorage(() => fullStorage);
  const forbidden = openStorage(throws);
  for (const own of [full, forbidden]) {
    const kept = keptReports(own, () => now);
    for (let count = 0; count < 30; count += 1) kept.keep(batchOf('first', `${count}`));
    kept.drop(batchOf('first', '1'));
    expect(kept.ofOtherPages('')).toHaveLength(19);
  }
});
