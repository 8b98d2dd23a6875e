import {
  accountData,
  accountRequest,
  accountRequests,
  type AccountRequest,
  type AccountRequestKind,
} from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';
import { makeAutoObservable, runInAction } from 'mobx';

/** A customer's requests for the data of the account, and to close it. */
export class OwnDataStore {
  readonly requests = new Loadable<readonly AccountRequest[]>();
  busy = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this);
  }

  load(): Promise<void> {
    return this.requests.load(() => this.#host.api.call(accountRequests, {}, { signal: this.#host.signal }));
  }

  /** The latest request of a kind. */
  latest(kind: AccountRequestKind): AccountRequest | undefined {
    return this.requests.value?.find((request) => request.kind === kind);
  }

  /** Sends a request; closing the account asks for confirmation. */
  async ask(kind: AccountRequestKind): Promise<void> {
    const { api, language, messages } = this.#host;
    const confirmed =
      kind === 'data' ||
      (await messages.confirm({
        title: language.text('ownData.close'),
        text: language.text('ownData.close.confirm'),
        confirm: language.text('ownData.close'),
        cancel: language.text('passkeys.cancel'),
        danger: true,
      }));
    if (!confirmed) return;
    await this.#once(async () => {
      await api.call(accountRequest, { kind });
      messages.toast({ kind: 'success', text: language.text('ownData.sent') });
      await this.load();
    });
  }

  /** Saves the approved data as a file. */
  async download(save: (text: string) => void = saveFile): Promise<void> {
    await this.#once(async () => {
      const data = await this.#host.api.call(accountData, {});
      save(JSON.stringify(data, null, 2));
    });
  }

  async #once(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    runInAction(() => (this.busy = true));
    try {
      await work();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!error.details.handled) await this.#host.messages.warning(this.#host.language.text('ownData.notSent'));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}

function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'account-data.json';
  link.click();
  URL.revokeObjectURL(address);
}
