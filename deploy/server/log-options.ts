import { redact } from '@atrium/api';
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
  'verificationCode',
  'mobile',
  'phone',
  'mobileNum',
  'mobileNo',
  'email',
];

/** Lines of JSON, without what would let a reader be somebody else, or know who somebody is. */
export function logOptions({ logLevel }: Pick<ServerOptions, 'logLevel'>) {
  return {
    level: logLevel,
    redact: {
      paths: secret.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '…',
    },
    serializers: {
      // the driver's words quote what was to be stored, and a page's report quotes whoever wrote it
      err: serializeError,
      report: (report: Record<string, unknown>) => redactAll(report),
    },
  } satisfies FastifyServerOptions['logger'];
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

function serializeError(error: unknown): LoggedError & Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error, message: redact(String(error)), stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: redact(message),
    stack: redact(stack),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

function redactAll(value: unknown): unknown {
  if (typeof value === 'string') return redact(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, redactAll(inner)]));
}
