import { present } from '../../support/present';
import { seededRandom } from '../../support/seeded-random';
import { corruptions } from './corruptions';
import { drawCases } from './draw-cases';
import type { Visit } from './visits';

const value = { amount: 12, items: [{ name: 'Tea', price: 3 }] };
const sent = { status: 200, type: 'application/json', body: JSON.stringify({ success: true, value }) };

async function corrupt(name: string, seed = 1) {
  const { change } = present(corruptions.find((one) => one.name === name));
  return change(sent, seededRandom(seed));
}

async function valueOf(name: string, seed?: number): Promise<unknown> {
  return (JSON.parse(present(await corrupt(name, seed)).body) as { value: unknown }).value;
}

it('changes every answer, in a way of its own', async () => {
  const ending = corruptions.filter(({ neverEnds }) => !neverEnds);
  const bodies = await Promise.all(ending.map(async ({ name }) => JSON.stringify(await corrupt(name))));
  expect(bodies).not.toContain(JSON.stringify(sent));
  expect(new Set(bodies).size).toBe(ending.length);
});

it('answers with HTML, with half a body, with an error of status 200, or not at all', async () => {
  expect(await corrupt('HTML in place of JSON')).toMatchObject({ status: 200, type: expect.stringContaining('html') });
  const half = present(await corrupt('half a body')).body;
  expect(sent.body.startsWith(half)).toBe(true);
  expect(() => JSON.parse(half)).toThrow();
  const error = present(await corrupt('status 200 with an error in it'));
  expect([error.status, JSON.parse(error.body)]).toEqual([200, expect.objectContaining({ success: false })]);
  expect(await corrupt('a closed connection')).toBeUndefined();
});

it('changes the type of every number, at any depth, and nothing else', async () => {
  expect(await valueOf('numbers as text')).toEqual({ amount: '12', items: [{ name: 'Tea', price: '3' }] });
});

it('adds unknown fields and odd items, and makes an answer large', async () => {
  expect(await valueOf('unknown fields everywhere')).toMatchObject({ ...value, unknown: { a: [1] } });
  expect(await valueOf('odd items in every list')).toMatchObject({ items: [null, 'odd', 7, {}, [], value.items[0]] });
  expect(present(await corrupt('5 MB')).body.length).toBeGreaterThan(5_000_000);
});

it('leaves the same field out for the same seed', async () => {
  expect(await valueOf('a missing field', 7)).toEqual(await valueOf('a missing field', 7));
  const left = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => valueOf('a missing field', seed)));
  expect(left).not.toContainEqual(value);
  expect(new Set(left.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
});

it('draws the same cases for a seed, and each call before any call comes again', () => {
  const visit = { path: '/', seat: { name: 'a visitor' } } as Visit;
  const calls = new Map(['a.one', 'a.two', 'b.three'].map((call) => [call, [visit]]));
  const cases = (seed: number) => {
    const drawn = drawCases(calls, { cases: 6, call: '', corruption: '', draw: seededRandom(seed) });
    return drawn.map(({ call, corruption }) => `${call} ${corruption.name}`);
  };
  expect(cases(5)).toEqual(cases(5));
  const first = cases(5).slice(0, 3);
  expect(new Set(first.map((one) => one.split(' ')[0])).size).toBe(3);
});
