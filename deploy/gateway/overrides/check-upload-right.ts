import type { FastifyRequest } from 'fastify';
import {
  bearerToken,
  identifyCaller,
  isSameSecret,
  refuseWithoutRight,
  registryError,
  type Registry,
} from '../../registry';

/**
 * Checks that the caller may upload builds of the remote: with the token in the portal's data folder, or with one that
 * may publish the remote. Rejects with a `RegistryError`.
 */
export async function checkUploadRight(
  { headers }: Pick<FastifyRequest, 'headers'>,
  remote: string,
  { registry, token }: { registry: Registry; token: string | undefined },
): Promise<void> {
  const given = bearerToken(headers.authorization);
  if (given === undefined)
    throw registryError(
      'TokenRefused',
      'The token is missing. npm run dev takes it from the portal’s data folder (--data) or from ATRIUM_TOKEN.',
    );
  if (token !== undefined && isSameSecret(given, token)) return;
  refuseWithoutRight('remote', await identifyCaller(registry, given), remote);
}
