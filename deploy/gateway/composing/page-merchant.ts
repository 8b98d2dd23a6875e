import type { ProtectionProfile } from '@atrium/api';
import type { Tokens } from '../../merchants/look';

/** The part of a merchant's configuration that pages use. */
export interface PageMerchant {
  code: string;
  name: string;
  /** The default first. */
  languages: readonly string[];
  currency: { code: string; symbol: string; position: 'F' | 'B'; digits: number };
  /** Code of a theme. */
  theme: string;
  /** Tokens of the theme that the merchant overrides. */
  tokens?: Tokens | undefined;
  /** A sentence for search engines, per language. */
  about: Partial<Record<string, string>>;
  /** Enabled remotes; no byte of any other reaches its pages. */
  remotes: readonly string[];
  switches: Readonly<Record<string, boolean>>;
  shell: { loginPop: boolean };
  templates: {
    switchRegister: boolean;
    /** Name of the template that phones get. */
    mobileTemplate: string;
  };
  /** What an invalid affiliate code does; 0 hides its field. */
  registration?: { affiliateMode: number } | undefined;
  social?: { google?: { newcomers: string } | undefined } | undefined;
  pages: { next?: string | undefined; afterSignOut?: string | undefined };
  signIn?: { picture?: string | undefined; captchaPopup?: boolean | undefined } | undefined;
  /** The slider: the merchant's id at the provider, the provider's version, and whether it is a test setup. */
  captcha?: { id: string; version: string; test?: boolean | undefined } | undefined;
  /** The provider of text messages with codes; `server` is the merchant's own back end. */
  smsProvider?: string | undefined;
  protection?: { profile: ProtectionProfile } | undefined;
  home?:
    | { type?: string | undefined; sections: readonly string[]; winnerFields?: readonly string[] | undefined }
    | undefined;
  limits?: Readonly<Record<'deposit' | 'withdraw', { least: number; most: number }>> | undefined;
  chat?: { path: string } | undefined;
  chatPermission?: boolean;
  tracking?: readonly Readonly<Record<string, unknown>>[];
  resources: readonly { resourceType: string; url?: string | undefined }[];
}
