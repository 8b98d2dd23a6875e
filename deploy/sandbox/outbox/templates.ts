import type { MessageTexts } from './message-texts';
import { mailCode } from './texts/mail-code';
import { signInAttempts } from './texts/sign-in-attempts';
import { smsCode } from './texts/sms-code';

/** Everything the sandbox writes to people, by name. Every text may use `{{merchant}}`. */
export const templates = {
  'sms-code': smsCode,
  'mail-code': mailCode,
  'sign-in-attempts': signInAttempts,
} satisfies Record<string, MessageTexts>;

export type TemplateName = keyof typeof templates;
