import { redact } from '@atrium/api';
import type { FastifyServerOptions } from 'fastify';
import type { ServerOptions } from './options';

/** Keys of secret or personal values, redacted at any depth up to two levels. */
const secretKeys = [
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

/** Log lines as JSON, without credentials and personal data. */
export function logOptions({ logLevel }: Pick<ServerOptions, 'logLevel'>) {
  return {
    level: logLevel,
    redact: {
      paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '…',
    },
    serializers: {
      // error messages of the database driver contain the stored values, and page reports contain user input
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
