import type { FastifyRequest } from 'fastify';

/** Reads the language that the host stored for this merchant, from its cookie. */
export function rememberedLanguage(request: FastifyRequest, merchant: string): string | undefined {
  const name = `atrium.${merchant}.hisLang=`;
  const cookie = (request.headers.cookie ?? '').split('; ').find((part) => part.startsWith(name));
  return cookie?.slice(name.length);
}
