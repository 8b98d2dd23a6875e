import { memberEndOtherSessions, memberEndSession, memberSessions, type MemberSessions } from '@atrium/api';
import { isCallError, type Host } from '@atrium/contract';
import { Loadable } from '@atrium/contract/react';
import { makeAutoObservable, runInAction } from 'mobx';

/** The customer's sessions, and signing out elsewhere. */
export class SessionsStore {
  readonly list = new Loadable<MemberSessions>();
  busy = false;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    makeAutoObservable(this);
  }

  get others(): number {
    return this.list.value?.sessions.filter(({ current }) => !current).length ?? 0;
  }

  load(): Promise<void> {
    return this.list.load(() => this.#host.api.call(memberSessions, {}, { signal: this.#host.signal }));
  }

  end(id: string): Promise<void> {
    return this.#once('sessions.ended', () => this.#host.api.call(memberEndSession, { id }));
  }

  /** Asks for confirmation. */
  async endOthers(): Promise<void> {
    const { api, language, messages } = this.#host;
    const confirmed = await messages.confirm({
      title: language.text('sessions.endOthers'),
      text: language.text('sessions.endOthers.text'),
      confirm: language.text('sessions.endOthers'),
      cancel: language.text('passkeys.cancel'),
      danger: true,
    });
    if (confirmed) await this.#once('sessions.endedOthers', () => api.call(memberEndOtherSessions, {}));
  }

  async #once(done: string, work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    runInAction(() => (this.busy = true));
    try {
      await work();
      this.#host.messages.toast({ kind: 'success', text: this.#host.language.text(done) });
      await this.load();
    } catch (error) {
      if (!isCallError(error)) throw error; // the host reports call errors
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
