import type { RegisterRequest } from '@atrium/api';
import { registerMethod } from '@atrium/api/figures';

/** Fields of every registration that say where it happened. */
export function registrationOrigin({ href, hostname }: Pick<Location, 'href' | 'hostname'>) {
  return {
    registerMethod,
    registerUrl: href,
    domain: hostname,
    login: true,
  } as const satisfies Partial<RegisterRequest>;
}
