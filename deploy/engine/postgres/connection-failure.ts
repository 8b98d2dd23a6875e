import { codeOf } from '../error-code';

/** Node's codes for a certificate from an authority that is not trusted. */
const untrusted =
  /^(SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?)$/;

/** Why a connection to the server failed, and how to trust the certificate of a private authority. */
export function connectionFailure(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (!untrusted.test(codeOf(error) ?? '')) return reason;
  return `${reason}; if a private authority issued the certificate, add sslrootcert=FILE to the address, with the authority's certificate in PEM`;
}
