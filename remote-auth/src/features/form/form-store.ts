import type { FieldMode } from '@atrium/api';
import { makeAutoObservable } from 'mobx';
import type { FieldSetting } from './field-setting';
import { FieldStore } from './field-store';

/** Input by field. */
export type FormValues = Record<string, string>;

/** A form: its fields in the order they are drawn. */
export class FormStore {
  readonly fields: readonly FieldStore[];

  constructor(settings: readonly FieldSetting[], mode: FieldMode = 'create') {
    this.fields = settings.map((setting) => new FieldStore(setting, mode));
    makeAutoObservable(this, { fields: false });
  }

  /** @throws RangeError if the form has no such field */
  field(key: string): FieldStore {
    const found = this.find(key);
    if (!found) throw new RangeError(`The form has no field ${key}`);
    return found;
  }

  find(key: string): FieldStore | undefined {
    return this.fields.find((field) => field.key === key);
  }

  /** Trimmed value of a field; empty if there is no such field. */
  value(key: string): string {
    return this.find(key)?.value ?? '';
  }

  /** All non-empty values, trimmed. */
  get values(): FormValues {
    return Object.fromEntries(this.fields.flatMap(({ key, value }) => (value === '' ? [] : [[key, value]])));
  }

  /** Values to save as a draft: all but passwords and codes. */
  get draft(): FormValues {
    return Object.fromEntries(
      this.fields.flatMap(({ key, typed, initial, setting }) =>
        setting.secret || typed === initial ? [] : [[key, typed]],
      ),
    );
  }

  get dirty(): boolean {
    return this.fields.some(({ typed, initial }) => typed !== initial);
  }

  /** Validates all fields; returns the first invalid one. */
  check(): FieldStore | undefined {
    for (const field of this.fields) field.leave();
    return this.fields.find(({ fault }) => fault !== undefined);
  }

  /** Restores a draft into fields without input; never secrets. */
  restore(draft: FormValues): void {
    for (const field of this.fields) {
      const kept = draft[field.key];
      if (kept !== undefined && field.typed === field.initial && !field.setting.secret) field.type(kept);
    }
  }

  clear(): void {
    for (const field of this.fields) field.clear();
  }
}
