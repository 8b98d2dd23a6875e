import type { MailSettings } from '../sandbox';
import { StartRefused } from './start-refused';

/** Reads how the sandbox delivers mails and text messages; undefined to keep them in its outbox. */
export function mailOption(environment: NodeJS.ProcessEnv): MailSettings | undefined {
  const url = environment['ATRIUM_SMTP_URL'];
  if (!url) return undefined;
  // the address contains a password, so the message does not repeat it
  if (!isMailServer(url)) {
    throw new StartRefused('ATRIUM_SMTP_URL is invalid. It takes smtp://name:password@host:port or smtps://….');
  }
  const from = environment['ATRIUM_SMTP_FROM'];
  if (!from || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new StartRefused('ATRIUM_SMTP_FROM takes the sender of mails, such as "Atrium <no-reply@example.com>".');
  }
  const smsDomain = environment['ATRIUM_SMS_DOMAIN'] || undefined;
  if (smsDomain !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(smsDomain)) {
    throw new StartRefused(`ATRIUM_SMS_DOMAIN takes the domain of a mail-to-text gateway, not "${smsDomain}".`);
  }
  return { url, from, smsDomain };
}

function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}
