import { decryptPath } from './decrypt-path';
import { supportAddress } from './support-address';

/** `https://desk.example.test/chat?site=7`, encrypted by OpenSSL with the key at its end. */
const desk = '4yP6p1qE6Oci63spPjdrCX/A324etPIlkM9lm4Br6IsljVf6YPSSug==k3yA9z_Q';
/** `javascript:alert(1)`, in the same way. */
const script = 'XubWrdo1cRouZXRlcGx6K5QsVrRazUrOk3yA9z_Q';
const at = (...paths: string[]) => supportAddress(paths.map((path) => ({ title: 'Online', path })));

test.each([
  [' https://help.example.test/chat ', 'https://help.example.test/chat'],
  ['http://help.example.test', 'http://help.example.test'],
  ['/help', `${window.location.origin}/help`],
  ['/', `${window.location.origin}/`],
  ['javascript:alert("https://help.example.test")', undefined],
  ['https://help.example.test/a b', undefined],
  ['https://', undefined],
  ['//elsewhere.example.test', undefined],
  ['/\\elsewhere.example.test', undefined],
  ['/help me', undefined],
  ['help/', undefined],
])('the address %j of customer service opens %p [CSV-03]', async (path, address) => {
  expect(await at(path)).toBe(address);
});

test('a path that does not start with http is encrypted, with its key as the last eight characters [CSV-04] [CSV-05]', async () => {
  expect(await at(desk)).toBe('https://desk.example.test/chat?site=7');
  expect(decryptPath(script)).toBe('javascript:alert(1)');
});

test.each([
  ['another key', desk.replace('k3yA9z_Q', 'k3yA9z_R0')],
  ['half a text', desk.slice(8)],
  ['a text that is no web address', script],
  ['no key', desk.slice(0, -8)],
  ['nothing', ''],
])('an entry with %s is passed over [CSV-05]', async (_, path) => {
  expect(await at(path)).toBeUndefined();
  expect(await at(path, desk, 'https://help.example.test')).toBe('https://desk.example.test/chat?site=7');
});
