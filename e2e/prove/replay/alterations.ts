import { sessionLogin } from '@atrium/api';
import type { Draw } from '../../support/seeded-random';
import { inTurn } from '../../support/present';
import type { Key, Sealed, SealingClient } from './sealed-call';

/** Alters an encrypted call; `other` is another call with the same key. */
type Alter = (call: Sealed, draw: Draw, other: Sealed) => Sealed;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Alterations by an attacker on the line, without the private key. */
const onTheLine: Record<string, Alter> = {
  'one character of a part': (call, draw) => changePart(call, draw(0, 4), (part) => flip(part, draw)),
  'the last character of a part': (call, draw) =>
    changePart(call, draw(0, 4), (part) => part.slice(0, -1) + another(part.slice(-1), draw)),
  'a part of another call': (call, draw, other) => {
    const at = draw(1, 4);
    return changePart(call, at, () => other.value.split('.')[at] ?? '');
  },
  'a part left out': (call, draw) => changePart(call, draw(0, 4), () => ''),
  'the end cut off': (call, draw) => ({ ...call, value: call.value.slice(0, -draw(1, 40)) }),
  'something at the end': (call, draw) => ({
    ...call,
    value: call.value + inTurn([' ', '=', '.', 'A', '\n'], draw(0, 4)),
  }),
  'another header': (call, draw) => changePart(call, 0, (part) => rewriteHeader(part, draw)),
};

function changePart(call: Sealed, at: number, change: (part: string) => string): Sealed {
  const parts = call.value.split('.');
  parts[at] = change(parts[at] ?? '');
  return { ...call, value: parts.join('.') };
}

function flip(part: string, draw: Draw): string {
  const at = draw(0, part.length - 1);
  return part.slice(0, at) + another(part.slice(at, at + 1), draw) + part.slice(at + 1);
}

function another(character: string, draw: Draw): string {
  return inTurn(
    [...alphabet].filter((candidate) => candidate !== character),
    draw(0, 62),
  );
}

function rewriteHeader(part: string, draw: Draw): string {
  const header = JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  const changes = [
    { alg: 'RSA-OAEP' },
    { alg: 'none' },
    { alg: 'dir' },
    { enc: 'A128GCM' },
    { zip: 'DEF' },
    { crit: ['x'] },
  ];
  return Buffer.from(JSON.stringify({ ...header, ...inTurn(changes, draw(0, 5)) })).toString('base64url');
}

/** Calls that an attacker can encrypt with the public key: valid encryption of invalid claims. */
const invalidClaims: Record<string, (draw: Draw) => [claims: object, header?: object]> = {
  'issued too long ago': (draw) => [{ iat: seconds() - draw(125, 100_000) }],
  'issued in the future': (draw) => [{ iat: seconds() + draw(125, 100_000) }],
  'meant for another path': () => [{ aud: '/wps/member/password' }],
  'without a path': (draw) => [
    inTurn([{ aud: undefined }, { aud: '' }, { aud: null }, { aud: [sessionLogin.path] }], draw(0, 3)),
  ],
  'issued for another merchant': () => [{ iss: 'aurora' }],
  'without a merchant': (draw) => [inTurn([{ iss: undefined }, { iss: '' }, { iss: null }], draw(0, 2))],
  'without an id of its own': (draw) => [
    inTurn([{ jti: undefined }, { jti: '' }, { jti: 'short' }, { jti: 7 }, { jti: null }], draw(0, 4)),
  ],
  'without its time': (draw) => [inTurn([{ iat: undefined }, { iat: 'now' }, { iat: null }, { iat: 1.5 }], draw(0, 3))],
  'by a weaker cipher': (draw) => [
    {},
    inTurn([{ alg: 'RSA-OAEP' }, { enc: 'A128GCM' }, { enc: 'A256CBC-HS512' }], draw(0, 2)),
  ],
};

const seconds = () => Math.floor(Date.now() / 1000);

export interface Altered {
  kind: string;
  call: Sealed;
}

/** One alteration of a call, of each kind in turn; the details are drawn. */
export async function alter(
  turn: number,
  draw: Draw,
  given: { client: SealingClient; key: Key; call: Sealed; other: Sealed },
): Promise<Altered> {
  const { client, key, call, other } = given;
  const kinds = [...Object.keys(onTheLine), ...Object.keys(invalidClaims)];
  const kind = inTurn(kinds, turn);
  const onLine = onTheLine[kind];
  if (onLine) return { kind, call: onLine(call, draw, other) };
  const [claims, header] = invalidClaims[kind]?.(draw) ?? [{}];
  return { kind, call: await client.seal(key, claims, header) };
}
