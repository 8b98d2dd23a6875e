import type { MailSettings } from '../sandbox';
import { StartRefused } from './start-refused';

/** How the sandbox's mails and text messages leave this machine; they stay in its outbox when nothing is said. */
export function mailOption(environment: NodeJS.ProcessEnv): MailSettings | undefined {
  const url = environment['ATRIUM_SMTP_URL'];
  if (!url) return undefined;
  // the address holds a password, so it is not repeated
  if (!isMailServer(url)) {
    throw new StartRefused('ATRIUM_SMTP_URL takes smtp://name:password@host:port or smtps://…, not what it holds.');
  }
  const from = environment['ATRIUM_SMTP_FROM'];
  if (!from || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new StartRefused('ATRIUM_SMTP_FROM takes who mails come from, such as "Atrium <no-reply@example.com>".');
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
