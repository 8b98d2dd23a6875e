import type { FastifyRequest } from 'fastify';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { requirePresent } from '../require-present';
import { Refusal } from './refusal';

/** The merchant in the `Merchant` header. @throws Refusal for an unknown merchant. */
export function merchantOf(backend: Backend, request: FastifyRequest): Merchant {
  const code = request.headers['merchant'];
  const merchant = typeof code === 'string' ? backend.merchants.get(code.toLowerCase()) : undefined;
  if (!merchant) throw new Refusal('merchant_unknown');
  return merchant;
}

/** The language in the `Language` header if the merchant offers it, otherwise the merchant's first. */
export function languageOf(merchant: Merchant, request: FastifyRequest): string {
  const asked = request.headers['language'];
  return typeof asked === 'string' && hasLanguage(merchant, asked) ? asked : requirePresent(merchant.languages[0]);
}

/** Whether the merchant offers a language. */
export function hasLanguage({ languages }: Merchant, language: string): boolean {
  return (languages as string[]).includes(language);
}
