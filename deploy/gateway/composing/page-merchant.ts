import type { Tokens } from '../../merchants/look';

/** What a page shows and decides by, of all that a merchant has set. */
export interface PageMerchant {
  code: string;
  name: string;
  /** The default first. */
  languages: readonly string[];
  currency: { code: string; symbol: string; position: 'F' | 'B'; digits: number };
  /** Code of a theme. */
  theme: string;
  /** What of it the merchant sets for itself. */
  tokens?: Tokens | undefined;
  /** A sentence for search engines, per language. */
  about: Partial<Record<string, string>>;
  /** Names of the remotes of its portal; no byte of any other reaches its pages. */
  remotes: readonly string[];
  switches: Readonly<Record<string, boolean>>;
  shell: { loginPop: boolean };
  templates: { switchRegister: boolean };
  social?: { google?: { newcomers: string } | undefined } | undefined;
  pages: { next?: string | undefined; afterSignOut?: string | undefined };
  signIn?: { picture?: string | undefined; captchaPopup?: boolean | undefined } | undefined;
  /** The slider's provider: what it knows the merchant by, the version it speaks, and whether it is on trial. */
  captcha?: { id: string; version: string; test?: boolean | undefined } | undefined;
  /** Who sends codes by text message; `server` is the portal's own calls. */
  smsProvider?: string | undefined;
  limits?: Readonly<Record<'deposit' | 'withdraw', { least: number; most: number }>> | undefined;
  chat?: { path: string } | undefined;
  tracking?: readonly Readonly<Record<string, string | undefined>>[];
  resources: readonly { resourceType: string; url?: string | undefined }[];
}
