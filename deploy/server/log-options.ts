import type { FastifyServerOptions } from 'fastify';
import type { ServerOptions } from './options';

/** Keys whose values are nobody's business, wherever in a line they stand. */
const secret = [
  'authorization',
  'cookie',
  'password',
  'token',
  'captcha',
  'code',
  'authCode',
  'mobileNum',
  'mobileNo',
  'email',
];

/** Lines of JSON, without what would let a reader be somebody else. */
export function logOptions({ logLevel }: ServerOptions): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    redact: {
      paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '…',
    },
  };
}
