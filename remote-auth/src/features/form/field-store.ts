import { fieldFault, type FieldFault, type FieldMode } from '@atrium/api';
import { makeAutoObservable } from 'mobx';
import type { FieldSetting } from './field-setting';

/** `untouched` until it was left or sent; then what its rule says of it. */
export type FieldState = 'untouched' | 'right' | 'error';

/** One field of a form: what is typed there and what its rule says of it. */
export class FieldStore {
  /** As it was typed. */
  typed = '';
  /** What stood there before anybody typed. */
  initial = '';
  checked = false;
  /** Somebody else's objection, such as the server's or that of another field; until something is typed. */
  objection: string | undefined = undefined;
  /** Where it stands on the page, to lead a person there. */
  readonly input: { current: HTMLInputElement | null } = { current: null };
  readonly setting: FieldSetting;
  readonly #mode: FieldMode;

  constructor(setting: FieldSetting, mode: FieldMode) {
    this.setting = setting;
    this.#mode = mode;
    makeAutoObservable(this, { setting: false, input: false });
  }

  get key(): string {
    return this.setting.key;
  }

  /** Without the spaces around it, which are slips of the hand or of a paste. */
  get value(): string {
    return this.typed.trim();
  }

  get fault(): FieldFault | undefined {
    return fieldFault(this.setting.rule, this.value, this.#mode);
  }

  get state(): FieldState {
    if (this.objection !== undefined) return 'error';
    if (!this.checked) return 'untouched';
    if (this.fault) return 'error';
    return this.value === '' ? 'untouched' : 'right';
  }

  type(text: string): void {
    // full-width digits are digits too
    this.typed = this.setting.digits ? text.normalize('NFKC').replace(/\D/g, '') : text;
    this.objection = undefined;
  }

  /** The person goes on to something else: from now on the field says whether it is right. */
  leave(): void {
    this.checked = true;
  }

  object(words: string): void {
    this.objection = words;
  }

  /** Puts something in that nobody has typed, such as a code that came with a link. */
  begin(text: string): void {
    this.initial = text;
    if (this.typed === '') this.typed = text;
  }

  clear(): void {
    this.typed = this.initial;
    this.checked = false;
    this.objection = undefined;
  }

  focus(): void {
    this.input.current?.focus();
  }
}
