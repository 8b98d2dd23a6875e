import { faultsOf } from './compare-with-stored';
import type { Sent, Stored } from './room';

const sent: Sent[] = [
  { author: 'customer', key: 'a', body: 'one', numbers: [1] },
  { author: 'operator', key: 'b', body: 'two', numbers: [2, 2] },
  { author: 'customer', key: 'c', body: 'three', numbers: [3] },
];
const stored: Stored[] = [
  { number: 1, author: 'customer', key: 'a', body: 'one' },
  { number: 2, author: 'operator', key: 'b', body: 'two' },
  { number: 3, author: 'customer', key: 'c', body: 'three' },
];
const [one, two, three] = stored as [Stored, Stored, Stored];

test('messages as they were sent and answered are no fault', () => expect(faultsOf({ sent }, stored)).toEqual([]));

test.each<[string, Stored[]]>([
  ['a lost message', [one, two]],
  ['a message that is stored twice', [...stored, { ...three, number: 4 }]],
  ['another order', [{ ...three, number: 1 }, two, { ...one, number: 3 }]],
  ['a gap', [one, two, { ...three, number: 4 }]],
  ['another text', [one, { ...two, body: 'else' }, three]],
  ['a number that its author was not told', [{ ...two, number: 1 }, { ...one, number: 2 }, three]],
])('%s is a fault', (_name, found) => expect(faultsOf({ sent }, found)).not.toEqual([]));
