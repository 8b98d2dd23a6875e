import { fieldFault, type FieldFault, type FieldMode } from '@atrium/api';
import type { TextKey, TextValues } from '@atrium/contract';
import { makeAutoObservable } from 'mobx';
import type { FieldSetting } from './field-setting';

/** `untouched` until the field is left or sent; then the result of validation. */
export type FieldState = 'untouched' | 'right' | 'error';

/** An error from outside a field's rule: a text of ours, shown in the page's language, or a message of the server. */
export type FieldError = { text: TextKey; values?: TextValues | undefined } | { message: string };

/** The value and validation state of one field. */
export class FieldStore {
  /** Raw input. */
  typed = '';
  /** The prefilled value. */
  initial = '';
  checked = false;
  /** Cleared by typing. */
  externalError: FieldError | undefined = undefined;
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

  /** Whether an empty value is a fault: other rules apply where stored values are changed. */
  get required(): boolean {
    const { required, updateRequired } = this.setting.rule;
    return this.#mode === 'create' ? required : updateRequired;
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

  setError(error: FieldError): void {
    this.externalError = error;
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
