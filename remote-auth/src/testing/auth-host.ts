import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** The fake host with auth's own abilities and English texts. */
export function authHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({ remote: 'auth', abilities: config.abilities, texts: { EN }, ...options });
}
