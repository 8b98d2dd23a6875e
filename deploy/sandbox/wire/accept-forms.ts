import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@atrium/contract';
import { Refusal } from './refusal';

const formType = 'application/x-www-form-urlencoded';

/** Bodies of the few calls whose encoding is `form`; a name that is repeated counts once. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 8_192 }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** Any page may send a form without asking, so that no other call may take one. @throws Refusal */
export function requireEncoding({ encoding }: Pick<Endpoint, 'encoding'>, { headers, body }: FastifyRequest): void {
  const form = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() === formType;
  if (form !== (encoding === 'form') && body !== undefined) throw new Refusal('request_invalid', { status: 400 });
}
