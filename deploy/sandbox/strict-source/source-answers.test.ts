import { readLeniently } from '@atrium/contract';
import { catalogue } from '@atrium/api/catalogue';
import type { Endpoint } from '@atrium/contract';
import { callsWithoutFields } from './calls-without-fields';
import { fieldsBeyond } from './fields-beyond';
import { sourceAnswers } from './source-answers';
import { strictFailure, strictValue } from './strict-answers';
import { unnamedCalls } from './unnamed-calls';

const named = catalogue.filter(({ id }) => Object.hasOwn(sourceAnswers, id)).map((call) => [call.id, call] as const);

it('the table has every call once: with its fields, without fields, or as a call that the source does not name', () => {
  const listed = [...Object.keys(sourceAnswers), ...callsWithoutFields, ...Object.keys(unnamedCalls)];
  expect(listed.sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

it.each(named)('%s lists every field beyond the source as an extension', (id, { answer }) => {
  const { answer: shape, extensions = {} } = sourceAnswers[id]!;
  const beyond = fieldsBeyond(answer, shape);
  expect(Object.keys(extensions)).toEqual(expect.arrayContaining(beyond));
  // a schema of unknown keys shows no field
  if (id !== 'member.funds') expect(Object.keys(extensions).sort()).toEqual(beyond.sort());
});

it.each(named)(
  '%s can be read when the answer has only the fields of the source',
  (id, { answer, example }: Endpoint) => {
    const { read, leftOut } = readLeniently(answer, strictValue(id, example.answer));
    expect(read.issues ?? leftOut).toEqual([]);
  },
);

it('answers a sign-in with the four fields of the source', () => {
  const sent = { token: 't', firstTimeLogin: true, passwordExpired: false, captcha: false };
  expect(strictValue('session.login', { ...sent, isAgent: 1, defaultPassword: true })).toEqual(sent);
});

it('leaves an answer alone when the source does not show its fields', () => {
  const key = { kid: 'k1', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } };
  expect(strictValue('system.encryptionKey', key)).toBe(key);
  expect(strictValue('toString', key)).toBe(key);
});

it('keeps the named values of a failure', () => {
  const value = { captcha: true, resType: 1, maintainTime: 1, endTime: 2, message: 'Soon.' };
  expect(strictFailure('session.login', value)).toEqual({ captcha: true, resType: 1, maintainTime: 1, endTime: 2 });
  expect(strictFailure('session.passkey', value)).toBe(value);
});

it('drops the switches that are our own from the settings', () => {
  expect(strictValue('system.settings', { switches: { FREEPLAY3: true, HOTGAME3: false } })).toEqual({
    switches: { FREEPLAY3: true },
  });
});
