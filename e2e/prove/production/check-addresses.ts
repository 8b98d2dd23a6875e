import { ask, type Question } from './ask';

/** An address of this machine that is no proxy's. */
const client = '127.0.0.5';

const forged = {
  'x-forwarded-for': '203.0.113.9, 127.0.0.1',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=203.0.113.9;host=evil.example',
  'x-real-ip': '203.0.113.9',
  'true-client-ip': '203.0.113.9',
};

interface Way {
  way: string;
  question: Omit<Question, 'path' | 'from'>;
}

/** One line of the table. */
export interface AddressLine {
  way: string;
  honest: string;
  forged: string;
}

/**
 * What the back end hears of a client that comes by each way, honest and with forged headers.
 * @throws when it is not the client's own address, or a forged header changes who answers
 */
export async function checkAddresses(ways: readonly Way[]): Promise<AddressLine[]> {
  const lines: AddressLine[] = [];
  for (const { way, question } of ways) {
    const heard = async (headers: Record<string, string>) => {
      const { status, body } = await ask({ ...question, path: '/wps/system/status?host=www', from: client, headers });
      if (status !== 200) throw new Error(`${way}: ${status} ${body.slice(0, 200)}`);
      return (JSON.parse(body) as { value: { ip: string } }).value.ip;
    };
    const line = { way, honest: await heard({}), forged: await heard(forged) };
    if (line.honest !== client || line.forged !== client)
      throw new Error(`${way}: the back end hears ${line.honest}, and ${line.forged} with forged headers.`);
    lines.push(line);
  }
  return lines;
}
