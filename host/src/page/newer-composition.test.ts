import { NewerComposition } from './newer-composition';

function aPage({ held = false, at = 1_000_000 } = {}) {
  const load = jest.fn();
  const newer = new NewerComposition({
    storage: sessionStorage,
    holds: { strongest: held ? 'draft' : undefined },
    load,
    now: () => at,
  });
  return { newer, load };
}

beforeEach(() => sessionStorage.clear());

test('while the composition is current, navigation stays in the page', () => {
  const { newer, load } = aPage();
  expect(newer.takeOver('/live')).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('once another is current, the next navigation loads a document', () => {
  const { newer, load } = aPage();
  newer.note();
  expect(newer.takeOver('/live')).toBe(true);
  expect(load).toHaveBeenCalledWith('/live');
});

test('no reload happens during a hold', () => {
  const { newer, load } = aPage({ held: true });
  newer.note();
  expect(newer.takeOver('/live')).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('reloads at most once in five minutes, across loads', () => {
  const first = aPage();
  first.newer.note();
  first.newer.takeOver('/live');

  const soon = aPage({ at: 1_000_000 + 299_000 });
  soon.newer.note();
  expect(soon.newer.takeOver('/live')).toBe(false);

  const later = aPage({ at: 1_000_000 + 301_000 });
  later.newer.note();
  expect(later.newer.takeOver('/live')).toBe(true);
});
