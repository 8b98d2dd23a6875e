import type { FastifyRequest } from 'fastify';

/** Reads the language that the host stored for this merchant, from its cookie. */
export function rememberedLanguage(request: FastifyRequest, merchant: string): string | undefined {
  const name = `${languageCookie(merchant)}=`;
  const cookie = (request.headers.cookie ?? '').split('; ').find((part) => part.startsWith(name));
  return cookie?.slice(name.length);
}

/** Name of the cookie in which the host stores the language for a merchant. */
export function languageCookie(merchant: string): string {
  return `atrium.${merchant}.hisLang`;
}
