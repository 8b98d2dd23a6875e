import { sendRequest, type ProbeRequest } from './send-request';

/** A local address that is not a trusted proxy. */
const client = '127.0.0.5';

const forged = {
  'x-forwarded-for': '203.0.113.9, 127.0.0.1',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=203.0.113.9;host=evil.example',
  'x-real-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
};

/** A network path from the client to a gateway. */
interface Route {
  route: string;
  request: Omit<ProbeRequest, 'path' | 'from'>;
}

/** One row of the table: the client address that the back end received. */
export interface AddressRow {
  route: string;
  honest: string;
  /** With forged headers in the request. */
  forged: string;
}

/**
 * Reads the client address that the back end receives over each route, with and without forged headers.
 * @throws when it is not the client's address, or the forged headers change the merchant or the status
 */
export async function checkAddresses(routes: readonly Route[]): Promise<AddressRow[]> {
  const rows: AddressRow[] = [];
  for (const { route, request } of routes) {
    const receivedAddress = async (headers: Record<string, string>) => {
      const path = '/wps/system/status?host=www';
      const { status, body } = await sendRequest({ ...request, path, from: client, headers });
      if (status !== 200) throw new Error(`${route}: ${status} ${body.slice(0, 200)}`);
      return (JSON.parse(body) as { value: { ip: string } }).value.ip;
    };
    const row = { route, honest: await receivedAddress({}), forged: await receivedAddress(forged) };
    if (row.honest !== client || row.forged !== client)
      throw new Error(`${route}: the back end received ${row.honest}, and ${row.forged} with forged headers.`);
    rows.push(row);
  }
  return rows;
}
