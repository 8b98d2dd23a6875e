import type { FastifyRequest } from 'fastify';
import { bearerToken, isSameSecret, refuseWithoutRight, TokenRefused, type Registry } from '../../registry';

/**
 * Whether the caller may hand over builds of the remote: by the token in the portal's data folder, or by one that may
 * publish the remote. Rejects with a `Refusal`.
 */
export async function checkUploadRight(
  { headers }: Pick<FastifyRequest, 'headers'>,
  remote: string,
  { registry, token }: { registry: Registry; token: string | undefined },
): Promise<void> {
  const given = bearerToken(headers.authorization);
  if (given === undefined)
    throw new TokenRefused(
      'No token came along. npm run dev takes it from the portal’s data folder (--data) or from ATRIUM_TOKEN.',
    );
  if (token !== undefined && isSameSecret(given, token)) return;
  refuseWithoutRight('remote', await registry.tokens.callerOf(given), remote);
}
