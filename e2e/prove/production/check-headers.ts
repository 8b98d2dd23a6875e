import { ask, type Question } from './ask';

interface Place {
  name: string;
  host: string;
  path: string;
  /** Whether the gateway answers, which promises the headers; others are shown. */
  ours: boolean;
}

/** What one answer says about security, by short name. */
export interface HeaderLine {
  name: string;
  hsts: string;
  nosniff: string;
  policy: string;
}

/**
 * The security headers of each kind of answer.
 * @throws when one of the gateway's own lacks HSTS, nosniff or a policy, or a page may fetch by http
 */
export async function checkHeaders(
  places: readonly Place[],
  how: Pick<Question, 'port' | 'authority'>,
): Promise<HeaderLine[]> {
  const lines: HeaderLine[] = [];
  for (const { name, host, path, ours } of places) {
    const { status, headers } = await ask({ ...how, host, path });
    if (status !== 200) throw new Error(`${name}: ${host}${path} answers ${status}.`);
    const said = (header: string) => String(headers[header] ?? '');
    const line = {
      name,
      hsts: said('strict-transport-security') || '-',
      nosniff: said('x-content-type-options') || '-',
      policy: said('content-security-policy') || '-',
    };
    lines.push(line);
    if (ours && (line.hsts !== 'max-age=31536000' || line.nosniff !== 'nosniff' || line.policy === '-'))
      throw new Error(`${name} lacks a header: ${JSON.stringify(line)}`);
    if (ours && path === '/' && !line.policy.includes('upgrade-insecure-requests'))
      throw new Error(`${name} does not upgrade insecure requests.`);
  }
  return lines;
}
