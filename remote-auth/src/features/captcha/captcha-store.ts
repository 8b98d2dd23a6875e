import { captchaImage } from '@atrium/api';
import { throttles } from '@atrium/api/figures';
import { isCallError, type Api } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { captchaAddress } from './captcha-address';

/** At most one picture in this many milliseconds. */
const pause = throttles.captchaImage;

/** A picture with characters to type, once the server has asked for one. */
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

  /** Another picture, as the person asks; asking again within the pause changes nothing. */
  refresh(): void {
    if (this.#now() - this.#asked < pause || this.#timer !== undefined) return;
    void this.#load();
  }

  /** From now on a picture is needed, and the one before is spent; within the pause the next one waits for its end. */
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
    // not before the host has begun its own pause, within which it answers with the spent picture once more
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
      return undefined; // told by the host; the picture's place offers another try
    }
  }
}
