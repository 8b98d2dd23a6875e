import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@atrium/contract';
import { isMultipart } from './accept-multipart';
import { Refusal } from './refusal';

const formType = 'application/x-www-form-urlencoded';

/** Parses bodies of the few calls with the encoding `form`; the last value of a repeated name is used. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** Any page can submit a form cross-origin without preflight, so no other call accepts one. @throws Refusal */
export function requireEncoding({ encoding }: Pick<Endpoint, 'encoding'>, request: FastifyRequest): void {
  const form = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === formType;
  if (isMultipart(request) !== (encoding === 'multipart')) throw new Refusal('request_invalid');
  if (form !== (encoding === 'form') && request.body !== undefined) throw new Refusal('request_invalid');
}
