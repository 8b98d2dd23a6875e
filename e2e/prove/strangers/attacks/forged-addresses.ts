import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';

const real = '127.0.0.9';
const forged = ['1.1.1.1', '127.0.0.1', '10.0.0.1, 1.1.1.1', '::1', 'unknown', "'; drop table", '1.1.1.1, 127.0.0.9'];
const names = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'forwarded'];

/** Claims other addresses from one that is no trusted proxy, and asks the portal who it takes the client for. */
export const forgedAddresses: Attack = {
  point: 5,
  name: 'forged-addresses',
  title: 'claims other addresses, schemes and hosts in headers, without being a trusted proxy',
  environment: { ATRIUM_TRUSTED_PROXIES: '127.0.0.200' },
  run,
};

async function run({ port }: AttackedPortal): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  let accepted = 0;
  for (const name of names) {
    for (const value of forged) {
      tried += 1;
      const headers = { [name]: value, 'x-forwarded-proto': 'https', 'x-forwarded-host': hostOf('lotus', port) };
      const host = hostOf('aurora', port);
      const seen = addressIn(await ask({ port, host, path: '/wps/system/status?host=aurora', headers, from: real }));
      if (seen === real) continue;
      accepted += 1;
      faults.push(`${name}: ${value} makes the portal take the client for ${seen}`);
    }
  }
  for (const list of ['192.0.2.7', '9.9.9.9, 192.0.2.7', '192.0.2.7, 127.0.0.200']) {
    tried += 1;
    const asked = { port, host: hostOf('aurora', port), path: '/wps/system/status?host=aurora', from: '127.0.0.200' };
    const seen = addressIn(await ask({ ...asked, headers: { 'x-forwarded-for': list } }));
    if (seen !== '192.0.2.7') faults.push(`a trusted proxy's "${list}" is read as ${seen}`);
  }
  return { tried, accepted, faults: faults.slice(0, 5) };
}

function addressIn({ status, body }: { status: number; body: Buffer }): string {
  if (status !== 200) return `no client (${status})`;
  const { value } = JSON.parse(body.toString()) as { value?: { ip?: string } };
  return String(value?.ip);
}
