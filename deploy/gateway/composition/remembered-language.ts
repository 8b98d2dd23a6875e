import type { FastifyRequest } from 'fastify';

/** The language the host has remembered for this merchant, in the mirror it keeps for us as a cookie. */
export function rememberedLanguage(request: FastifyRequest, merchant: string): string | undefined {
  const name = `atrium.${merchant}.hisLang=`;
  const cookie = (request.headers.cookie ?? '').split('; ').find((part) => part.startsWith(name));
  return cookie?.slice(name.length);
}
