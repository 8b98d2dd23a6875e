/** How messages are delivered. */
export interface MailSettings {
  /** The mail server: `smtp://name:password@mail.example.com:587`, or `smtps://` for implicit TLS. */
  url: string;
  /** Sender of mails: `Atrium <no-reply@example.com>`. */
  from: string;
  /**
   * Domain of a gateway that converts mails to `<number>@<domain>` into text messages; without it text messages stay in
   * the outbox.
   */
  smsDomain?: string | undefined;
}

/** Whether messages of this kind are delivered, not only kept in the outbox. */
export function isDelivered(mail: MailSettings | undefined, kind: 'sms' | 'mail'): boolean {
  return mail !== undefined && (kind === 'mail' || mail.smsDomain !== undefined);
}
