import { connectionFailure } from './connection-failure';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each(['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'])(
  'names sslrootcert for a certificate of an unknown authority (%s)',
  (code) => {
    expect(connectionFailure(withCode('self-signed certificate', code))).toMatch(
      /^self-signed certificate; .* sslrootcert=FILE/,
    );
  },
);

it('leaves any other reason as it is', () => {
  expect(connectionFailure(withCode('connect ECONNREFUSED', 'ECONNREFUSED'))).toBe('connect ECONNREFUSED');
});
