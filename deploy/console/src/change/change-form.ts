import type { Change } from '@atrium/api/registry';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Channel, Comparison, Finding } from '../registry/answers';
import type { Ask } from '../registry/ask';
import { failureIn, type AskFailure } from '../registry/ask-failure';
import { Reading } from '../registry/reading';
import { needsRelease, type Action } from './change';
import { changeOf, faultsOf, newDraft, type ChangeDraft, type DraftFaults } from './change-draft';

/** Check results and differences of a chosen release. */
export interface Preview {
  findings: Finding[];
  comparison: Comparison;
}

/** A change of a channel that is being prepared: its input, its preview, and sending it once. */
export class ChangeForm {
  draft: ChangeDraft;
  /** The channel that the change is based on; the change is refused if it has changed by then. */
  channel: Channel;
  preview: Reading<Preview> | undefined = undefined;
  sending = false;
  tried = false;
  /** Why the registry refused the change. */
  refusal: AskFailure | undefined = undefined;
  readonly #ask: Ask;

  constructor(
    ask: Ask,
    readonly action: Action,
    channel: Channel,
    release?: string,
  ) {
    this.#ask = ask;
    this.channel = channel;
    this.draft = newDraft(action, channel, release);
    makeAutoObservable(this, {
      action: false,
      draft: observableRef,
      channel: observableRef,
      preview: observableRef,
      refusal: observableRef,
    });
    this.#loadPreview();
  }

  /** Faults are shown after the first attempt to send. */
  get faults(): DraftFaults {
    return this.tried ? faultsOf(this.action, this.draft) : {};
  }

  get change(): Change {
    return changeOf(this.action, this.draft);
  }

  /** Whether another operator has changed the channel meanwhile. */
  get isOutdated(): boolean {
    return this.refusal?.kind === 'ChannelMoved';
  }

  fill(part: Partial<ChangeDraft>): void {
    this.draft = { ...this.draft, ...part };
    if (part.release !== undefined) this.#loadPreview();
  }

  /** Bases the change on the present channel, and keeps the input. */
  rebase(channel: Channel): void {
    this.channel = channel;
    this.refusal = undefined;
    this.#loadPreview();
  }

  /** Sends the change if the input is valid. Resolves with whether it was made; otherwise `refusal` has the reason. */
  async submit(): Promise<boolean> {
    this.tried = true;
    if (this.sending || Object.keys(this.faults).length > 0) return false;
    this.sending = true;
    this.refusal = undefined;
    const { remote, environment, revision: expected } = this.channel;
    const request = { remote, environment, expected, change: this.change, reason: this.draft.reason.trim() };
    const refusal = await this.#ask('change', request).then(
      () => undefined,
      (error: unknown) => failureIn(error),
    );
    runInAction(() => {
      this.sending = false;
      this.refusal = refusal;
    });
    return refusal === undefined;
  }

  /** Loads check results for the chosen release, and what a browser would fetch. */
  #loadPreview(): void {
    const { release } = this.draft;
    const { remote, environment, stable } = this.channel;
    if (!needsRelease(this.action) || !release) return;
    this.preview = new Reading(async () => ({
      findings: await this.#ask('check', { remote, environment, release }),
      comparison: await this.#ask('compare', { remote, from: stable.id, to: release }),
    }));
    void this.preview.refresh();
  }
}
