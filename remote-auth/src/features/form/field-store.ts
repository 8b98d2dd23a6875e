import { fieldFault, type FieldFault, type FieldMode } from '@atrium/api';
import { makeAutoObservable } from 'mobx';
import type { FieldSetting } from './field-setting';

/** `untouched` until the field is left or sent; then the result of validation. */
export type FieldState = 'untouched' | 'right' | 'error';

/** The value and validation state of one field. */
export class FieldStore {
  /** Raw input. */
  typed = '';
  /** The prefilled value. */
  initial = '';
  checked = false;
  /** An error from outside the field's rule, such as the server's; cleared by typing. */
  externalError: string | undefined = undefined;
  /** The input element, for focus. */
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

  /** Trimmed, since surrounding spaces are typing or paste errors. */
  get value(): string {
    return this.typed.trim();
  }

  get fault(): FieldFault | undefined {
    return fieldFault(this.setting.rule, this.value, this.#mode);
  }

  get state(): FieldState {
    if (this.externalError !== undefined) return 'error';
    if (!this.checked) return 'untouched';
    if (this.fault) return 'error';
    return this.value === '' ? 'untouched' : 'right';
  }

  type(text: string): void {
    // accepts full-width digits
    this.typed = this.setting.digits ? text.normalize('NFKC').replace(/\D/g, '') : text;
    this.externalError = undefined;
  }

  /** Validates the field from now on. */
  leave(): void {
    this.checked = true;
  }

  setError(message: string): void {
    this.externalError = message;
  }

  /** Sets a value that was not typed, such as a code from a link. */
  prefill(text: string): void {
    this.initial = text;
    if (this.typed === '') this.typed = text;
  }

  clear(): void {
    this.typed = this.initial;
    this.checked = false;
    this.externalError = undefined;
  }

  focus(): void {
    this.input.current?.focus();
  }
}
