import { duplicateCopies, copyAlarm } from './one-copy';

const scope = { react: { '19.3.1': { from: 'atrium_host' } }, mobx: { '7.1.3': { from: 'atrium_host' } } };

/** An element as react-dom marks the containers of its roots. */
const rootOf = (copy: string) => Object.assign(document.createElement('div'), { [`__reactContainer$${copy}`]: {} });

test('one copy of each shared module raises no alarm', () => {
  const roots = { host: rootOf('own'), views: [rootOf('own'), document.createElement('div')] };
  expect(duplicateCopies(scope, roots, { __mobxInstanceCount: 1 })).toEqual([]);
});

test('finds a second offer, another react-dom and another mobx', () => {
  const second = { ...scope, react: { ...scope.react, '18.0.0': { from: 'atrium_mall' } } };
  const found = duplicateCopies(second, { host: rootOf('own'), views: [rootOf('other')] }, { __mobxInstanceCount: 2 });
  expect(found).toEqual([
    'react is offered 2 times: 19.3.1 of atrium_host, 18.0.0 of atrium_mall',
    'a view was drawn by another copy of react-dom',
    'mobx is on the page 2 times',
  ]);
});

test('each finding is reported to the operator once per page', () => {
  const error = jest.fn();
  const raise = copyAlarm({ error });
  raise(['mobx is on the page 2 times']);
  raise(['mobx is on the page 2 times']);
  expect(error).toHaveBeenCalledTimes(1);
});
