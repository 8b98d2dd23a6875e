import { useKeptDraft, type DraftValues, type KeptForm } from '@atrium/ui/drafts';
import { makeAutoObservable } from 'mobx';
import { useState } from 'react';

/** The fields of a form that are no secrets. What differs from the beginning is its draft. */
class DraftFields<Name extends string> implements KeptForm {
  values: Record<Name, string>;
  readonly #initial: Record<Name, string>;

  constructor(initial: Record<Name, string>) {
    this.#initial = initial;
    this.values = { ...initial };
    makeAutoObservable(this);
  }

  get draft(): DraftValues {
    return Object.fromEntries(this.#names().flatMap((name) => this.#changed(name)));
  }

  change(changed: Partial<Record<Name, string>>): void {
    Object.assign(this.values, changed);
  }

  reset(): void {
    this.values = { ...this.#initial };
  }

  restore(draft: DraftValues): void {
    for (const name of this.#names()) {
      const kept = draft[name];
      if (kept !== undefined && this.#changed(name).length === 0) this.values[name] = kept;
    }
  }

  #names(): Name[] {
    return Object.keys(this.#initial) as Name[];
  }

  #changed(name: Name): [Name, string][] {
    return this.values[name] === this.#initial[name] ? [] : [[name, this.values[name]]];
  }
}

/** Fields of a form that are back after a reload and a lost session. */
export function useDraftFields<Name extends string>(form: string, initial: Record<Name, string>): DraftFields<Name> {
  const [fields] = useState(() => new DraftFields(initial));
  useKeptDraft(form, fields);
  return fields;
}
