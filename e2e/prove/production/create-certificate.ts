import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server certificate and its certificate authority, created for one run. */
export interface Certificate {
  /** Path of the certificate. */
  certificate: string;
  /** Path of its private key. */
  key: string;
  /** PEM of the authority, for clients. */
  authority: string;
  /** SHA-256 of the public key in base64, for Chromium's list of accepted keys. */
  publicKeyHash: string;
}

/** Creates a certificate authority and a certificate for `names` with openssl, in `folder`. */
export function createCertificate(folder: string, names: readonly string[]): Certificate {
  const at = (name: string) => join(folder, name);
  const openssl = (command: string, ...files: string[]) =>
    execFileSync('openssl', [...command.split(' '), ...files], { stdio: 'pipe' });
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(
    `req -x509 ${newKey} -days 2`,
    '-subj',
    '/CN=Authority of one run',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl(`req ${newKey} -subj /CN=portal.example`, '-keyout', at('key.pem'), '-out', at('request.pem'));
  writeFileSync(at('extensions'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  openssl(
    'x509 -req -CAcreateserial -days 2',
    ...['-in', at('request.pem'), '-CA', at('ca.pem'), '-CAkey', at('ca.key')],
    ...['-extfile', at('extensions'), '-out', at('certificate.pem')],
  );
  const { publicKey } = new X509Certificate(readFileSync(at('certificate.pem')));
  return {
    certificate: at('certificate.pem'),
    key: at('key.pem'),
    authority: readFileSync(at('ca.pem'), 'utf8'),
    publicKeyHash: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  };
}
