import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate and the authority that signed it, made for one run. */
export interface Certificate {
  certificate: string;
  key: string;
  /** PEM of the authority, for clients. */
  authority: string;
  /** Hash of the public key, by which Chromium can be told to accept it and no other. */
  publicKeyHash: string;
}

/** Makes an authority and a certificate for these names with openssl, in a folder that is removed after the run. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...made,
    '-days',
    '2',
    '-subj',
    '/CN=Authority of one run',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl('req', ...made, '-subj', '/CN=portal.example', '-keyout', at('key.pem'), '-out', at('request.pem'));
  writeFileSync(at('extensions'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  openssl(
    'x509',
    '-req',
    '-in',
    at('request.pem'),
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('extensions'),
    '-out',
    at('certificate.pem'),
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
