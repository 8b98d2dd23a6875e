import { describeRemote, ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import { stubRelease } from './stub-release';

const remote = (requires: string) => ({
  descriptor: describeRemote({
    name: 'mall',
    requires,
    places: [{ name: 'mall.home@1', view: 'home', path: '/mall' }],
  }),
  titles: { EN: {} },
});

test('is a release as the registry would take it, without a file', () => {
  const release = stubRelease(remote('^1.0.0'));
  expect(v.safeParse(ReleaseManifestSchema, release).issues).toBeUndefined();
  expect(release.files).toEqual({});
});

test('is another release when its descriptor is another', () => {
  expect(stubRelease(remote('^1.0.0')).id).toBe(stubRelease(remote('^1.0.0')).id);
  expect(stubRelease(remote('^1.0.0')).id).not.toBe(stubRelease(remote('^9.0.0')).id);
});
