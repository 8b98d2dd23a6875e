import { captchaImage } from '@atrium/api';
import { throttles } from '@atrium/api/figures';
import { isCallError, type Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { captchaAddress } from './captcha-address';

/** Milliseconds between two pictures. */
const pause = throttles.captchaImage;

/** A captcha picture and the typed characters, once the server requires one. */
export class CaptchaStore {
  needed = false;
  text = '';
  /** A `data:` address; absent while loading or after a failure. */
  picture: string | undefined = undefined;
  failed = false;
  readonly #api: Api;
  readonly #now: () => number;
  #asked = -Infinity;
  #latest: Promise<string | undefined> | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(api: Api, now: () => number) {
    this.#api = api;
    this.#now = now;
    makeAutoObservable(this);
  }

  type(text: string): void {
    this.text = text;
  }

  /** Loads a new picture; does nothing within the pause. */
  refresh(): void {
    if (this.#now() - this.#asked < pause || this.#timer !== undefined) return;
    void this.#load();
  }

  /** Requires a picture and discards the current one. Within the pause, loads the next one at its end. */
  renew(): void {
    this.needed = true;
    this.text = '';
    this.picture = undefined;
    if (this.#timer !== undefined) return;
    const wait = pause - (this.#now() - this.#asked);
    if (wait <= 0) return void this.#load();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#load();
    }, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #load(): Promise<void> {
    const asking = this.#ask();
    this.#latest = asking;
    // after the call: within its own pause the host answers with the used picture
    this.#asked = this.#now();
    runInAction(() => {
      this.text = '';
      this.failed = false;
    });
    const picture = await asking;
    if (asking !== this.#latest) return;
    runInAction(() => {
      this.picture = picture;
      this.failed = picture === undefined;
    });
  }

  async #ask(): Promise<string | undefined> {
    try {
      return captchaAddress(await this.#api.call(captchaImage, { t: this.#now() }));
    } catch (error) {
      if (!isCallError(error)) throw error;
      return undefined; // the host has reported it; the field offers another try
    }
  }
}
