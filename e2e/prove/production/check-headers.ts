import { shortenPolicy } from './shorten-policy';
import { sendRequest, type ProbeRequest } from './send-request';

/** Headers that are printed where a response has them. */
const printed = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
  'integrity-policy',
  'content-security-policy',
];

/** The integrity policy is sent to browsers that enforce it, by their names. */
const chromium =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

interface CheckedResponse {
  name: string;
  host: string;
  path: string;
  /** The gateway guarantees the headers of its own responses; those of others are only printed. */
  fromGateway: boolean;
}

/** One header of one response. */
export interface HeaderRow {
  /** Empty where the row above has the same response. */
  response: string;
  header: string;
  value: string;
}

/**
 * Reads the security headers of each kind of response.
 * @throws when a response of the gateway lacks HSTS, nosniff or a policy, or a page lacks its integrity policy
 * or does not upgrade insecure requests
 */
export async function checkHeaders(
  responses: readonly CheckedResponse[],
  connection: Pick<ProbeRequest, 'port' | 'authority'>,
): Promise<HeaderRow[]> {
  const rows: HeaderRow[] = [];
  for (const { name, host, path, fromGateway } of responses) {
    const { status, headers } = await sendRequest({ ...connection, host, path, headers: { 'user-agent': chromium } });
    if (status !== 200) throw new Error(`${name}: ${host}${path} answers ${status}.`);
    const present = printed.filter((header) => headers[header] !== undefined);
    for (const [index, header] of present.entries())
      rows.push({ response: index === 0 ? name : '', header, value: shortenPolicy(String(headers[header])) });
    if (!fromGateway) continue;
    const policy = String(headers['content-security-policy'] ?? '');
    if (headers['strict-transport-security'] !== 'max-age=31536000') throw new Error(`${name} lacks HSTS.`);
    if (headers['x-content-type-options'] !== 'nosniff') throw new Error(`${name} lacks nosniff.`);
    if (policy === '') throw new Error(`${name} lacks a content security policy.`);
    if (path === '/' && !headers['integrity-policy']) throw new Error(`${name} lacks an integrity policy.`);
    if (path === '/' && !policy.includes('upgrade-insecure-requests'))
      throw new Error(`${name} does not upgrade insecure requests.`);
  }
  return rows;
}
