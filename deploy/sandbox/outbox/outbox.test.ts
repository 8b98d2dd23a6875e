import { languageCodes } from '@atrium/contract';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { Bench } from '../testing/open-bench';
import { MailDelivery } from './mail-delivery';
import type { MailSettings } from './mail-settings';
import { fillTemplate } from './message-texts';
import { sendMessage, type OutgoingMessage } from './send-message';
import { templates } from './templates';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const mailSettings: MailSettings = { url: 'smtp://127.0.0.1:1', from: 'Atrium <no-reply@atrium.test>' };

const write = (changes: Partial<OutgoingMessage> = {}, mail?: MailSettings) =>
  sendMessage({ ...bench.backend, mail }, bench.engine.database, {
    merchant: { code: 'aurora', name: 'Aurora' },
    kind: 'sms',
    to: '+8613800000001',
    template: 'sms-code',
    language: 'EN',
    values: { code: '246802', minutes: 2 },
    ...changes,
  });

describe('the outbox', () => {
  it("stores a message in the recipient's language, and in English as the fallback", async () => {
    await write({ to: '+66811111111', language: 'TH' });
    await write({ to: '+66811111112', language: 'XX' });
    const [english, thai] = await bench.outbox({ search: '+6681111111' });
    expect(thai?.body).toContain('รหัสของคุณคือ 246802');
    expect(english?.body).toContain('your code is 246802');
  });

  it.each(Object.entries(templates))('has %s in every language with the same placeholders', (_name, texts) => {
    const places = (language: keyof typeof texts) => {
      const { subject = '', body } = texts[language] as { subject?: string; body: string };
      return [...new Set([...`${subject} ${body}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place))].sort();
    };
    for (const language of languageCodes) expect([language, places(language)]).toEqual([language, places('EN')]);
  });

  it('refuses to write an incomplete message', () => {
    expect(() => fillTemplate('Your code is {{code}}.', { minutes: 2 })).toThrow('code');
  });

  it('is searchable by part of a number, an address or an account, taken literally', async () => {
    await write({
      to: 'rose_1@mail.test',
      kind: 'mail',
      template: 'mail-code',
      values: { name: 'Rose', code: '1', minutes: 5 },
    });
    const found = async (search: string) => (await bench.outbox({ search })).map(({ to }) => to);
    expect(await found('ROSE_1')).toEqual(['rose_1@mail.test']);
    expect(await found('rose%1')).toEqual([]);
    expect(await bench.outbox({ search: 'rose_1', merchant: 'lotus' })).toEqual([]);
  });

  it('deletes messages after seven days', async () => {
    await write({ to: '+8613900000009' });
    bench.pass(7 * 24 * 3_600_000 + 1);
    await write();
    expect(await bench.outbox({ search: '13900000009' })).toEqual([]);
  });

  it('is available on this machine only, and not to search engines', async () => {
    const page = (host: string) => bench.app.inject({ url: '/wps/control/outbox', headers: { host } });
    const { statusCode, headers } = await page('localhost:4000');
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    expect((await page('aurora.atrium.localhost')).statusCode).toBe(404);
  });
});

describe('delivered messages', () => {
  const received: { to: string[]; body: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((body) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), body });
        done();
      });
    },
  });
  let mail: MailSettings;
  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    mail = { ...mailSettings, url: `smtp://127.0.0.1:${port}`, smsDomain: 'sms.test' };
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('go by SMTP once, text messages to the gateway', async () => {
    await write({ to: '+819012345678' }, mail);
    const delivery = new MailDelivery(bench.backend, mail);
    const failures: unknown[] = [];
    await delivery.deliver((error) => failures.push(error));
    await delivery.deliver((error) => failures.push(error));
    expect(failures).toEqual([]);
    expect(received).toMatchObject([{ to: ['819012345678@sms.test'] }]);
    expect(received[0]?.body).toContain('246802');
    expect((await bench.outbox({ search: '819012345678' }))[0]?.delivery).toBe('sent');
  });

  it('stay in the outbox without a server, and text messages without a gateway', async () => {
    await write({ to: '+819000000001' });
    await write({ to: '+819000000001' }, mailSettings);
    const deliveries = (await bench.outbox({ search: '819000000001' })).map(({ delivery }) => delivery);
    expect(deliveries).toEqual(['kept', 'kept']);
  });

  it('are tried five times when the server is down, and the failure names no recipient', async () => {
    const away = { ...mailSettings, smsDomain: 'sms.test' };
    await write({ to: '+819000000002' }, away);
    const delivery = new MailDelivery(bench.backend, away);
    const failures: Error[] = [];
    for (let round = 0; round < 7; round += 1) {
      await delivery.deliver((error) => failures.push(error as Error));
      bench.pass(5 * 60_000 + 1);
    }
    expect(failures).toHaveLength(5);
    expect(failures.join()).not.toMatch(/819000000002|246802/);
    expect((await bench.outbox({ search: '819000000002' }))[0]?.delivery).toBe('failed');
  });
});
