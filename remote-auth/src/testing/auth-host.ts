import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** A fake host with the abilities and English texts of this remote. */
export function authHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'auth',
    abilities: config.abilities,
    texts: { EN },
    places: config.places.map(({ name }) => name),
    ...options,
  });
}
