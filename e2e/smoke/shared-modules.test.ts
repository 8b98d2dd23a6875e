import { sharedModules } from '@atrium/bundling/shared-modules';
// eslint-disable-next-line no-restricted-imports -- no page shows a module that nothing uses
import { fillShareScope } from '@atrium/host/share-scope';

beforeAll(() => Object.assign(globalThis, { sharedVersions: {} }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'sharedVersions'));

it('offers in the host exactly the modules that every build treats as shared', () => {
  expect(Object.keys(fillShareScope()).toSorted()).toEqual(Object.keys(sharedModules).toSorted());
});
