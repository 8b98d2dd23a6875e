import { handleOf } from './handle';
import { SessionCookies } from './session-cookies';

const id = handleOf('secret').slice(3, 13);

it('sets a cookie on https that no other host and no plain connection can set or read', () => {
  expect(new SessionCookies(undefined, { secure: true }).grant('secret', undefined)).toEqual([
    `__Host-atrium-session.${id}=secret; Path=/; HttpOnly; SameSite=Strict; Secure`,
  ]);
});

it('reads only cookies set over https on https', () => {
  const handle = handleOf('secret');
  const header = (name: string) => `${name}.${id}=secret`;
  const secure = (name: string) => new SessionCookies(header(name), { secure: true }).tokenOf(handle);
  expect([secure('__Host-atrium-session'), secure('atrium-session')]).toEqual(['secret', undefined]);
});

it('passes on other cookies, and none with its own prefix', () => {
  const header = 'a=1; atrium-session.x=2; __Host-atrium-session.y=3; __secure-atrium-session.z=4; b=5';
  expect(new SessionCookies(header, { secure: false }).others).toBe('a=1; b=5');
  expect(new SessionCookies('atrium-session.x=2', { secure: true }).others).toBeUndefined();
});

it('stores a token with characters that are not allowed in a cookie', () => {
  const token = 'a;b,c"=d%20';
  const [cookie = ''] = new SessionCookies(undefined, { secure: false }).grant(token, undefined);
  const [pair] = cookie.split(';', 1);
  expect(new SessionCookies(pair, { secure: false }).tokenOf(handleOf(token))).toBe(token);
});
