import { framingFault } from './framing-fault';

const asked = (method: string, headers: [string, string][], httpVersion = '1.1') =>
  framingFault({ method, httpVersion, rawHeaders: [['Host', 'x'], ...headers].flat() });

it.each([
  ['GET', []],
  ['GET', [['Content-Length', '0']]],
  ['POST', [['Content-Length', '12']]],
  ['POST', [['Transfer-Encoding', 'Chunked']]],
  ['DELETE', [['Content-Length', '12']]],
  ['DELETE', [['transfer-encoding', 'chunked']]],
  ['OPTIONS', []],
] as [string, [string, string][]][])('accepts %s with %p', (method, headers) => {
  expect(asked(method, headers)).toBeUndefined();
});

it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE'])('refuses a body with %s', (method) => {
  expect(asked(method, [['Content-Length', '1']])?.status).toBe(400);
  expect(asked(method, [['Transfer-Encoding', 'chunked']])?.status).toBe(400);
});

it.each(['TRACE', 'CONNECT', 'PATCH', 'PROPFIND', 'get', ''])('does not support the method %p', (method) => {
  expect(asked(method, [])?.status).toBe(405);
});

it.each([
  [
    'both headers',
    [
      ['Content-Length', '5'],
      ['Transfer-Encoding', 'chunked'],
    ],
  ],
  [
    'two equal lengths',
    [
      ['Content-Length', '5'],
      ['content-length', '5'],
    ],
  ],
  [
    'two encodings',
    [
      ['Transfer-Encoding', 'identity'],
      ['Transfer-Encoding', 'chunked'],
    ],
  ],
  ['two hosts', [['host', 'y']]],
  ['a list of lengths', [['Content-Length', '5, 5']]],
  ['a signed length', [['Content-Length', '+5']]],
  ['a length in hexadecimal', [['Content-Length', '0x5']]],
  ['a length with a leading zero', [['Content-Length', '05']]],
  ['a length with a space', [['Content-Length', '5 5']]],
  ['a length beyond the largest number', [['Content-Length', '99999999999999999999']]],
  ['no length', [['Content-Length', '']]],
  ['no encoding', [['Transfer-Encoding', '']]],
  ['a list of encodings', [['Transfer-Encoding', 'gzip, chunked']]],
  ['chunked twice', [['Transfer-Encoding', 'chunked, chunked']]],
  ['an encoding that resembles chunked', [['Transfer-Encoding', 'xchunked']]],
  ['an encoding after a vertical tab', [['Transfer-Encoding', '\u000bchunked']]],
  ['a length with an underscore', [['Content_Length', '5']]],
  ['an encoding with a dot', [['Transfer.Encoding', 'chunked']]],
] as [string, [string, string][]][])('refuses %s', (_what, headers) => {
  expect(asked('POST', headers)?.status).toBe(400);
});

it('refuses chunks in HTTP/1.0, and unknown versions', () => {
  expect(asked('POST', [['Transfer-Encoding', 'chunked']], '1.0')?.status).toBe(400);
  expect(asked('GET', [], '2.0')?.status).toBe(400);
  expect(asked('GET', [], '0.9')?.status).toBe(400);
});
