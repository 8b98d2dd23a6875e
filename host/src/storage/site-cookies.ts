import { deviceIdDays } from '@atrium/api/figures';

export interface CookieSite {
  merchant: string;
  /** From `siteDomain`; when absent the cookie belongs to this host only. */
  domain?: string | undefined;
  /** Whether other merchants' portals share that domain. */
  shared?: boolean | undefined;
  /** Whether the page was loaded over HTTPS. */
  secure: boolean;
}

/** The few cookies of the host: valid for a year, `SameSite=Lax`, readable from every site of the merchant. */
export class SiteCookies {
  readonly #jar: { cookie: string };
  readonly #site: CookieSite;

  constructor(jar: { cookie: string }, site: CookieSite) {
    this.#jar = jar;
    this.#site = site;
  }

  read(name: string): string | undefined {
    const cookies = this.#jar.cookie.split('; ').map((cookie) => cookie.split('='));
    const value = cookies.find(([key]) => key === name)?.[1];
    return value === undefined ? undefined : decode(value);
  }

  write(name: string, value: string, days = deviceIdDays): void {
    const { domain, secure } = this.#site;
    const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${days * 86_400}`, 'SameSite=Lax'];
    if (domain) parts.push(`Domain=${domain}`);
    if (secure) parts.push('Secure');
    this.#jar.cookie = parts.join('; ');
  }

  /** `loginDeviceId` on a merchant's own domain; with the merchant's code where merchants share one. */
  get deviceIdName(): string {
    return this.#site.shared ? this.#named('loginDeviceId') : 'loginDeviceId';
  }

  /** The mirror of `hisLang`, which the gateway reads to write the page in the right language. */
  get languageName(): string {
    return this.#named('hisLang');
  }

  #named(name: string): string {
    return `atrium.${this.#site.merchant}.${name}`;
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
