/** A framing of a body, valid or not. */
export interface Framing {
  name: string;
  /** Header lines, and everything after them. `inner` is the request that an attacker wants to smuggle. */
  write(inner: string): { headers: string; body: string };
  /**
   * The result for a method that may have a body: refused, or one request with this body. Methods without a body are
   * allowed only where `bodiless`.
   */
  body: ((inner: string) => string) | 'refused';
  bodiless?: boolean;
  /** Bytes that are not a request follow, so that the gateway may hang up before it answers or forwards. */
  mayHangUp?: boolean;
  /** nginx drops the header that frames the body, and reads the body as a second request. */
  isSplitByProxy?: boolean;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const chunked = (text: string) => `${chunk(text)}0\r\n\r\n`;
const whole = (inner: string) => inner;
const refused = (name: string, headers: string, body: (inner: string) => string = chunked): Framing => ({
  name,
  write: (inner) => ({ headers: headers.replaceAll('LENGTH', String(inner.length)), body: body(inner) }),
  body: 'refused',
});
const allowed = (name: string, headers: string, body: (inner: string) => string): Framing => ({
  ...refused(name, headers, body),
  body: whole,
});

const te = 'Transfer-Encoding: chunked\r\n';
const cl = 'Content-Length: LENGTH\r\n';

/** Forty-nine framings: thirteen with one meaning, and thirty-six with none or several. */
export const framings: Framing[] = [
  { name: 'no body', write: () => ({ headers: '', body: '' }), body: () => '', bodiless: true },
  { name: 'length 0', write: () => ({ headers: 'Content-Length: 0\r\n', body: '' }), body: () => '', bodiless: true },
  allowed('a length', cl, whole),
  allowed('chunks', te, chunked),
  allowed('chunks of one byte', te, (inner) => `${[...inner].map(chunk).join('')}0\r\n\r\n`),
  // headers that do not change the meaning of a request; none is forwarded
  allowed('a length, with Expect', `Expect: 100-continue\r\n${cl}`, whole),
  allowed('chunks, with Expect', `Expect: 100-continue\r\n${te}`, chunked),
  allowed('an upgrade with a length', `Upgrade: websocket\r\nConnection: Upgrade\r\n${cl}`, whole),
  allowed('an upgrade with chunks', `Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n${te}`, chunked),
  { ...allowed('a length, then stray bytes', cl, (inner) => `${inner}stray\r\n`), mayHangUp: true },
  { ...allowed('chunks, then stray bytes', te, (inner) => `${chunked(inner)}stray\r\n`), mayHangUp: true },
  {
    name: 'an upgrade without a body',
    write: () => ({ headers: 'Upgrade: websocket\r\nConnection: Upgrade\r\n', body: '' }),
    body: () => '',
    bodiless: true,
  },
  {
    name: 'no body, then stray bytes',
    write: () => ({ headers: '', body: 'stray\r\n' }),
    body: () => '',
    bodiless: true,
    mayHangUp: true,
  },
  refused('an expectation that has no meaning', `Expect: 200-answer\r\n${cl}`, whole),
  refused('length, then encoding', cl + te),
  refused('encoding, then length', te + cl),
  refused('a short length and an encoding', `Content-Length: 4\r\n${te}`),
  refused('two lengths', cl + cl, whole),
  refused('two different lengths', `Content-Length: 0\r\n${cl}`, whole),
  refused('a list of lengths', 'Content-Length: LENGTH, LENGTH\r\n', whole),
  refused('a signed length', 'Content-Length: +LENGTH\r\n', whole),
  refused('a negative length', 'Content-Length: -1\r\n', whole),
  refused('a length in hexadecimal', 'Content-Length: 0xLENGTH\r\n', whole),
  refused('a length with leading zeros', 'Content-Length: 00LENGTH\r\n', whole),
  refused('a length with a fraction', 'Content-Length: LENGTH.0\r\n', whole),
  refused('a length beyond numbers', 'Content-Length: 99999999999999999999\r\n', whole),
  refused('a length of nothing', 'Content-Length:\r\n', whole),
  refused('a length after a space in the name', 'Content-Length : LENGTH\r\n', whole),
  { ...refused('a length with an underscore', 'Content_Length: LENGTH\r\n', whole), isSplitByProxy: true },
  refused('an encoding with an underscore', 'Transfer_Encoding: chunked\r\n'),
  refused('an encoding after a space in the name', 'Transfer-Encoding : chunked\r\n'),
  refused('an encoding after a folded line', 'Transfer-Encoding:\r\n chunked\r\n'),
  refused('a folded header before a length', `X-A: b\r\n c\r\n${cl}`, whole),
  refused('an encoding after a vertical tab', 'Transfer-Encoding: \u000bchunked\r\n'),
  refused('an encoding in quotes', 'Transfer-Encoding: "chunked"\r\n'),
  refused('an encoding that resembles chunked', 'Transfer-Encoding: xchunked\r\n'),
  refused('an encoding of nothing', 'Transfer-Encoding:\r\n'),
  refused('identity', 'Transfer-Encoding: identity\r\n'),
  refused('identity, then chunked', `Transfer-Encoding: identity\r\n${te}`),
  refused('chunked, then identity', `${te}Transfer-Encoding: identity\r\n`),
  refused('gzip and chunked', 'Transfer-Encoding: gzip, chunked\r\n'),
  refused('chunked twice', 'Transfer-Encoding: chunked, chunked\r\n'),
  refused('an encoding behind a bare line feed', 'X-A: b\nTransfer-Encoding: chunked\r\n'),
  refused('an encoding behind a bare return', 'X-A: b\rTransfer-Encoding: chunked\r\n'),
  refused('a NUL byte in a header', `X-A: b\u0000c\r\n${cl}`, whole),
  refused('a chunk size in 0x', te, (inner) => `0x${chunked(inner)}`),
  refused('chunks ended by line feeds', te, (inner) => chunked(inner).replaceAll('\r\n', '\n')),
  refused('a chunk longer than it says', te, (inner) => `1\r\n${inner}\r\n0\r\n\r\n`),
  refused('a body that ends too soon', 'Content-Length: 9999\r\n', whole),
];
