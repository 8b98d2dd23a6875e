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

test('a stub release is valid for the registry and has no files', () => {
  const release = stubRelease(remote('^1.0.0'));
  expect(v.safeParse(ReleaseManifestSchema, release).issues).toBeUndefined();
  expect(release.files).toEqual({});
});

test('the id of a stub release follows its descriptor', () => {
  expect(stubRelease(remote('^1.0.0')).id).toBe(stubRelease(remote('^1.0.0')).id);
  expect(stubRelease(remote('^1.0.0')).id).not.toBe(stubRelease(remote('^9.0.0')).id);
});
