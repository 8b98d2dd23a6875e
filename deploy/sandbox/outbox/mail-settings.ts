/** How messages leave this machine. */
export interface MailSettings {
  /** The mail server: `smtp://name:password@mail.example.com:587`, or `smtps://` for TLS from the start. */
  url: string;
  /** Who mails come from: `Atrium <no-reply@example.com>`. */
  from: string;
  /** Domain of a gateway that turns mails to `<number>@<domain>` into text messages; without one they stay here. */
  smsDomain?: string | undefined;
}

/** Whether a message of this kind goes further than the outbox. */
export function leavesHere(mail: MailSettings | undefined, kind: 'sms' | 'mail'): boolean {
  return mail !== undefined && (kind === 'mail' || mail.smsDomain !== undefined);
}
