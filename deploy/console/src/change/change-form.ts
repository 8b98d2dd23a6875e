import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Channel, Comparison, Finding } from '../registry/answers';
import type { Ask } from '../registry/ask';
import { failureIn, type AskFailure } from '../registry/ask-failure';
import { Reading } from '../registry/reading';
import { needsRelease, type Action, type Change } from './change';
import { changeOf, faultsOf, newDraft, type ChangeDraft, type DraftFaults } from './change-draft';

/** What is known of a chosen release before it is given to anybody. */
export interface Preview {
  findings: Finding[];
  comparison: Comparison;
}

/** A change of a channel while it is thought about: what is filled in, what it would mean, and doing it once. */
export class ChangeForm {
  draft: ChangeDraft;
  /** The channel as the person sees it; the change is refused if it is another by then. */
  channel: Channel;
  preview: Reading<Preview> | undefined = undefined;
  sending = false;
  tried = false;
  /** Why the registry said no. */
  refusal: AskFailure | undefined = undefined;

  constructor(
    private readonly ask: Ask,
    readonly action: Action,
    channel: Channel,
    release?: string,
  ) {
    this.channel = channel;
    this.draft = newDraft(action, channel, release);
    makeAutoObservable<this, 'ask'>(this, {
      ask: false,
      action: false,
      draft: observableRef,
      channel: observableRef,
      preview: observableRef,
      refusal: observableRef,
    });
    this.loadPreview();
  }

  /** Faults are told once it was tried to send. */
  get faults(): DraftFaults {
    return this.tried ? faultsOf(this.action, this.draft) : {};
  }

  get change(): Change {
    return changeOf(this.action, this.draft);
  }

  /** Whether somebody else changed the channel meanwhile. */
  get isOutdated(): boolean {
    return this.refusal?.kind === 'ChannelMoved';
  }

  fill(part: Partial<ChangeDraft>): void {
    this.draft = { ...this.draft, ...part };
    if (part.release !== undefined) this.loadPreview();
  }

  /** Decides anew upon the channel as it is now; what is filled in stays. */
  rebase(channel: Channel): void {
    this.channel = channel;
    this.refusal = undefined;
    this.loadPreview();
  }

  /** Does it when nothing is wrong. Answers whether it is done; why not is in `refusal`. */
  async submit(): Promise<boolean> {
    this.tried = true;
    if (this.sending || Object.keys(this.faults).length > 0) return false;
    this.sending = true;
    this.refusal = undefined;
    const { remote, environment, revision: expected } = this.channel;
    const request = { remote, environment, expected, change: this.change, reason: this.draft.reason.trim() };
    const refusal = await this.ask('change', request).then(
      () => undefined,
      (error: unknown) => failureIn(error),
    );
    runInAction(() => {
      this.sending = false;
      this.refusal = refusal;
    });
    return refusal === undefined;
  }

  /** Asks what speaks against the chosen release, and what a browser would fetch. */
  private loadPreview(): void {
    const { release } = this.draft;
    const { remote, environment, stable } = this.channel;
    if (!needsRelease(this.action) || !release) return;
    this.preview = new Reading(async () => ({
      findings: await this.ask('check', { remote, environment, release }),
      comparison: await this.ask('compare', { remote, from: stable.id, to: release }),
    }));
    void this.preview.refresh();
  }
}
