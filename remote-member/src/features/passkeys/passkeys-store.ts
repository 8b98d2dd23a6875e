import {
  memberAddPasskey,
  memberBeginPasskey,
  memberPasskeys,
  memberRemovePasskey,
  memberRenamePasskey,
  type Ceremony,
  type Passkey,
} from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';
import { makeAutoObservable, runInAction } from 'mobx';
import { PasswordCheck } from '../password-check/password-check';
import { createPasskey, type CreationResult } from './create-passkey';

/** The customer's passkeys, with one change at a time. */
export class PasskeysStore {
  readonly list = new Loadable<Passkey[]>();
  readonly passwordCheck: PasswordCheck;
  busy = false;
  readonly #host: Host;
  readonly #create: (options: Ceremony) => Promise<CreationResult>;

  constructor(host: Host, make: (options: Ceremony) => Promise<CreationResult> = createPasskey) {
    this.#host = host;
    this.#create = make;
    this.passwordCheck = new PasswordCheck(host);
    makeAutoObservable(this);
  }

  load(): Promise<void> {
    return this.list.load(() => this.#host.api.call(memberPasskeys, {}, { signal: this.#host.signal }));
  }

  /** Resolves with whether a passkey was added. */
  add(name: string): Promise<boolean> {
    return this.#once(async () => {
      const { api } = this.#host;
      const ceremony = await this.passwordCheck.run(() =>
        api.call(memberBeginPasskey, {}, { expects: PasswordCheck.expects }),
      );
      if (!ceremony) return false;
      const result = await this.#create(ceremony.value);
      if (result.kind !== 'created') {
        this.#toast('warning', result.kind === 'exists' ? 'passkeys.exists' : 'passkeys.failedOnDevice');
        return false;
      }
      const response = { ...result.response };
      await api.call(memberAddPasskey, { name, response });
      this.#toast('success', 'passkeys.stored', { name });
      await this.load();
      return true;
    });
  }

  rename(id: string, name: string): Promise<boolean> {
    return this.#once(async () => {
      await this.#host.api.call(memberRenamePasskey, { id, name });
      await this.load();
      return true;
    });
  }

  /** Asks for confirmation. */
  remove({ id, name }: Passkey): Promise<boolean> {
    return this.#once(async () => {
      const { api, language, messages } = this.#host;
      const confirmed = await messages.confirm({
        title: language.text('passkeys.remove.title'),
        text: language.text('passkeys.remove.text', { name }),
        confirm: language.text('passkeys.remove'),
        cancel: language.text('passkeys.cancel'),
        danger: true,
      });
      if (!confirmed) return false;
      const removed = await this.passwordCheck.run(() =>
        api.call(memberRemovePasskey, { id }, { expects: PasswordCheck.expects }),
      );
      if (removed) await this.load();
      return removed !== undefined;
    });
  }

  async #once(work: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await work();
    } catch (error) {
      if (!isCallError(error)) throw error; // the host reports call errors
      return false;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  #toast(kind: 'success' | 'warning', key: string, values: Record<string, string> = {}): void {
    this.#host.messages.toast({ kind, text: this.#host.language.text(key, values) });
  }
}
