import type { ComposedRemote, OverrideMessage } from '@atrium/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Remote } from '../../remotes/remote';

/** Why the page does not show the newest build. */
export interface OverrideProblem {
  /**
   * | kind | means |
   * |---|---|
   * | `build` | the sources do not build; the last good build stays |
   * | `load` | the build was dropped because its code did not load; the composition's release is mounted |
   * | `none` | no development process is running |
   * | `refused` | the gateway does not send any |
   */
  kind: 'build' | 'load' | 'none' | 'refused';
  /** The error, for developers; may have several lines. */
  text: string;
}

interface OverrideServices {
  /** Names of the remote's views that are mounted on the page. */
  shownViews(): string[];
  /** Replaces the remote's texts by those of the loaded code. */
  replaceTexts(remote: Remote): Promise<void>;
}

/** A remote of the page with unpublished builds in place of its release. */
export class Override {
  /** Id of the mounted build; none while the composition's release is mounted. */
  build: string | undefined = undefined;
  problem: OverrideProblem | undefined = undefined;
  readonly name: string;
  /** The composition's release, as the fallback. */
  readonly #composed: Remote;
  readonly #remote: Remote;
  readonly #with: OverrideServices;
  #round = 0;

  constructor(remote: Remote, services: OverrideServices) {
    this.name = remote.name;
    this.#remote = remote;
    this.#composed = remote.withRelease(remote.release);
    this.#with = services;
    makeAutoObservable(this, { name: false });
  }

  /** Never rejects: a failure becomes the problem that is shown. */
  async receive(message: OverrideMessage): Promise<void> {
    const round = ++this.#round;
    switch (message.kind) {
      case 'none':
        return this.fail({ kind: 'none', text: '' });
      case 'problem':
        return this.fail({ kind: 'build', text: message.text });
      case 'build':
        return this.#take(message.release, round);
    }
  }

  fail(problem: OverrideProblem | undefined): void {
    this.problem = problem;
  }

  /** Restores the composition's release. */
  async drop(): Promise<void> {
    const round = ++this.#round;
    if (this.build === undefined) return;
    // a release that does not load shows its error and Retry, as it would without any override
    await this.#prepare(this.#composed).catch(() => undefined);
    this.#mount(this.#composed, round);
  }

  /**
   * Loads everything that is shown first, then switches at once: a build that does not load never replaces a release.
   */
  async #take(build: ComposedRemote, round: number): Promise<void> {
    if (build.id === this.build) return this.fail(undefined);
    const tried = this.#composed.withRelease(build);
    try {
      await this.#prepare(tried);
      this.#mount(tried, round, build.id);
    } catch (error) {
      if (round !== this.#round) return;
      await this.drop();
      this.fail({ kind: 'load', text: `${build.id}: ${error instanceof Error ? error.message : String(error)}` });
    }
  }

  async #prepare(remote: Remote): Promise<void> {
    const known = this.#with.shownViews().filter((view) => view in remote.release.views);
    await Promise.all([remote.load({ view: known[0] }), ...known.map((view) => remote.view(view))]);
    await this.#with.replaceTexts(remote);
  }

  #mount(remote: Remote, round: number, build?: string): void {
    if (round !== this.#round) return;
    this.#remote.adopt(remote);
    runInAction(() => {
      this.build = build;
      this.problem = undefined;
    });
  }
}
