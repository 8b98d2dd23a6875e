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
import { ProofStore } from '../proof/proof-store';
import { makePasskey, type Making } from './make-passkey';

/** The member's passkeys, and what is done with them, one thing at a time. */
export class PasskeysStore {
  readonly list = new Loadable<Passkey[]>();
  readonly proof: ProofStore;
  busy = false;
  readonly #host: Host;
  readonly #make: (options: Ceremony) => Promise<Making>;

  constructor(host: Host, make: (options: Ceremony) => Promise<Making> = makePasskey) {
    this.#host = host;
    this.#make = make;
    this.proof = new ProofStore(host);
    makeAutoObservable(this, { list: false, proof: false });
  }

  load(): Promise<void> {
    return this.list.load(() => this.#host.api.call(memberPasskeys, {}, { signal: this.#host.signal }));
  }

  /** Resolves with whether there is a new one. */
  add(name: string): Promise<boolean> {
    return this.#once(async () => {
      const { api } = this.#host;
      const begun = await this.proof.through(() => api.call(memberBeginPasskey, {}, { expects: ProofStore.expects }));
      if (!begun) return false;
      const making = await this.#make(begun.value);
      if (making.kind !== 'made') {
        this.#toast('warning', making.kind === 'there' ? 'passkeys.there' : 'passkeys.refused');
        return false;
      }
      const response = { ...making.response };
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

  /** Asks first. */
  remove({ id, name }: Passkey): Promise<boolean> {
    return this.#once(async () => {
      const { api, language, messages } = this.#host;
      const agreed = await messages.confirm({
        title: language.text('passkeys.remove.title'),
        text: language.text('passkeys.remove.text', { name }),
        confirm: language.text('passkeys.remove'),
        cancel: language.text('passkeys.cancel'),
        danger: true,
      });
      if (!agreed) return false;
      const removed = await this.proof.through(() =>
        api.call(memberRemovePasskey, { id }, { expects: ProofStore.expects }),
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
      if (!isCallError(error)) throw error; // others are told by the host
      return false;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  #toast(kind: 'success' | 'warning', key: string, values: Record<string, string> = {}): void {
    this.#host.messages.toast({ kind, text: this.#host.language.text(key, values) });
  }
}
