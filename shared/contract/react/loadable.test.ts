import { autorun } from 'mobx';
import { Loadable } from './loadable';

function aLoadable() {
  const answers: (() => Promise<string[]>)[] = [];
  const loadable = new Loadable<string[]>();
  const states: string[] = [];
  autorun(() => states.push(loadable.state));
  const ask = () => (answers.shift() ?? (() => Promise.reject(new Error('no answer'))))();
  const answer = (...values: string[]) => answers.push(() => Promise.resolve(values));
  /** The next request waits until the returned function answers it. */
  const answerLater = () => {
    let resolve: (value: string[]) => void = () => undefined;
    answers.push(() => new Promise((settle) => (resolve = settle)));
    return (...values: string[]) => resolve(values);
  };
  return { loadable, ask, answer, answerLater, answers, states };
}

test('a refresh takes a changed answer without showing that it loads', async () => {
  const { loadable, ask, answer, states } = aLoadable();
  await loadable.refresh();
  expect(loadable.state).toBe('loading');
  answer('one');
  await loadable.load(ask);
  answer('one', 'two');
  await loadable.refresh();
  expect(loadable.value).toEqual(['one', 'two']);
  expect(states).toEqual(['loading', 'ready']);
});

test('a failed refresh and an equal answer change nothing', async () => {
  const { loadable, ask, answer, states } = aLoadable();
  answer('one');
  await loadable.load(ask);
  const { value } = loadable;
  await loadable.refresh();
  answer('one');
  await loadable.refresh();
  expect(loadable.value).toBe(value);
  expect(states).toEqual(['loading', 'ready']);
});

test('a refresh mends a failure, and a later load overtakes it', async () => {
  const { loadable, ask, answer, answerLater } = aLoadable();
  await loadable.load(ask);
  expect(loadable.state).toBe('failed');
  answer('mended');
  await loadable.refresh();
  expect([loadable.state, loadable.value]).toEqual(['ready', ['mended']]);

  const late = answerLater();
  const refreshed = loadable.refresh();
  answer('loaded');
  await loadable.load(ask);
  late('late');
  await refreshed;
  expect(loadable.value).toEqual(['loaded']);
});

test('a refresh that is due while a load is under way follows it', async () => {
  const { loadable, ask, answer, answerLater, answers, states } = aLoadable();
  const first = answerLater();
  const loaded = loadable.load(ask);
  await loadable.refresh();
  answer('changed meanwhile');
  first('old');
  await loaded;
  expect(loadable.value).toEqual(['changed meanwhile']);
  expect(states).toEqual(['loading', 'ready']);
  expect(answers).toEqual([]);
});

test('of two refreshes at once, the later one prevails in whatever order they are answered', async () => {
  const { loadable, ask, answer, answerLater } = aLoadable();
  answer('one');
  await loadable.load(ask);
  const earlier = answerLater();
  answer('two');
  const first = loadable.refresh();
  await loadable.refresh();
  earlier('between');
  await first;
  expect(loadable.value).toEqual(['two']);
});

test('a failed refresh keeps the answer to an earlier one', async () => {
  const { loadable, ask, answer, answerLater } = aLoadable();
  answer('one');
  await loadable.load(ask);
  const earlier = answerLater();
  const first = loadable.refresh();
  await loadable.refresh();
  earlier('two');
  await first;
  expect(loadable.value).toEqual(['two']);
});
