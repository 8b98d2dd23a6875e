import type { Locator } from 'playwright/test';
import type { TextLookup } from '../support/text-lookup';
import { SliderFrame } from './slider-frame';

/** The sign-in form, in the popup or on its page. */
export class SignInForm {
  readonly #scope: Locator;
  readonly #say: TextLookup;

  constructor(scope: Locator, say: TextLookup) {
    this.#scope = scope;
    this.#say = say;
  }

  get username(): Locator {
    return this.#scope.getByRole('textbox', { name: this.#say('auth', 'signIn.username') });
  }

  get password(): Locator {
    return this.#scope.getByLabel(this.#say('auth', 'signIn.password'), { exact: true });
  }

  /** Keeps the password in a cookie. */
  get remember(): Locator {
    return this.#scope.getByRole('checkbox', { name: this.#say('auth', 'signIn.remember') });
  }

  get mobile(): Locator {
    return this.#scope.getByRole('textbox', { name: this.#say('auth', 'signIn.mobile') });
  }

  get code(): Locator {
    return this.#scope.getByRole('textbox', { name: this.#say('auth', 'signIn.code') });
  }

  get sendCode(): Locator {
    return this.#button('smsCode.send');
  }

  /** The slider before a code or a sign-in, if the merchant requires it. */
  get slider(): SliderFrame {
    return new SliderFrame(this.#scope.page().frameLocator('dialog iframe'));
  }

  get tabs(): Locator {
    return this.#scope.getByRole('tab');
  }

  tab(method: 'username' | 'sms' | 'mobile'): Locator {
    return this.#scope.getByRole('tab', { name: this.#say('auth', `signIn.method.${method}`), exact: true });
  }

  /** Input of the captcha, if required. */
  get captcha(): Locator {
    return this.#scope.getByRole('textbox', { name: this.#say('auth', 'captcha.label') });
  }

  /** Address of the captcha picture. */
  async captchaPicture(): Promise<string> {
    return (await this.#scope.getByAltText(this.#say('auth', 'captcha.picture')).getAttribute('src')) ?? '';
  }

  get anotherPicture(): Locator {
    return this.#button('captcha.refresh');
  }

  /** QR codes of the apps, drawn or as pictures. */
  get appCodes(): Locator {
    return this.#scope.locator('figure [role="img"], figure img');
  }

  /** All loaded pictures: the merchant's picture and codes. */
  get pictures(): Locator {
    return this.#scope.locator('img');
  }

  get playForFree(): Locator {
    return this.#button('freePlay.start');
  }

  get byPasskey(): Locator {
    return this.#button('passkey.signIn');
  }

  get forgot(): Locator {
    return this.#scope.getByRole('link', { name: this.#say('auth', 'signIn.forgot') });
  }

  get register(): Locator {
    return this.#scope.getByRole('link', { name: this.#say('auth', 'signIn.register') });
  }

  get submit(): Locator {
    return this.#button('signIn.submit');
  }

  async signIn(username: string, password: string, by: 'click' | 'tap' = 'click'): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit[by]();
  }

  #button(key: string): Locator {
    return this.#scope.getByRole('button', { name: this.#say('auth', key), exact: true });
  }
}
