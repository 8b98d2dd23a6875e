import type { MessageTexts } from './message-texts';
import { mailCode } from './texts/mail-code';
import { recoveryLinkMail } from './texts/recovery-link-mail';
import { newPasswordSms } from './texts/new-password-sms';
import { newAccount } from './texts/new-account';
import { signInAttempts } from './texts/sign-in-attempts';
import { smsCode } from './texts/sms-code';

/** Templates of every message the sandbox sends, by name. Each may use `{{merchant}}`. */
export const templates = {
  'sms-code': smsCode,
  'mail-code': mailCode,
  'new-password-sms': newPasswordSms,
  'recovery-link-mail': recoveryLinkMail,
  'new-account': newAccount,
  'sign-in-attempts': signInAttempts,
} satisfies Record<string, MessageTexts>;

export type TemplateName = keyof typeof templates;
