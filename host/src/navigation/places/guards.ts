import type { Need } from '@atrium/contract';
import type { FactStore } from '../../page/facts/fact-store';
import type { MessageStore } from '../../messages/message-store';
import type { Intent, Intents } from './intents';
import { asksForSession, firstUnmet, refusals } from './needs';
import type { PageHistory } from './page-history';
import type { PlaceIndex } from './place-index';
import { home, signIn, visitorPlaces } from './well-known';

interface GuardServices {
  facts: FactStore;
  places: PlaceIndex;
  history: PageHistory;
  messages: Pick<MessageStore, 'notice' | 'choose'>;
  intents: Intents;
  text(key: string): string;
}

/** What the host does about an unmet need (contract, `Need`). */
export class Guards {
  readonly #services: GuardServices;

  constructor(services: GuardServices) {
    this.#services = services;
  }

  /**
   * Helps the person to meet the needs in order; resolves with whether all are met.
   * When sign-in takes the whole page, resolves with false, and the intent is resumed afterwards.
   */
  async satisfy(needs: readonly Need[] | undefined, intent: Intent): Promise<boolean> {
    const { facts, messages, text } = this.#services;
    for (let need = firstUnmet(needs, facts); need; need = firstUnmet(needs, facts)) {
      if (asksForSession(need, facts)) {
        if (!(await this.#signIn(intent))) return false;
      } else {
        await messages.notice(text(refusals[need as keyof typeof refusals]));
        return false;
      }
    }
    return true;
  }

  /** For an address that was entered directly: redirects to sign-in or home. */
  redirect(need: Need): void {
    const { facts, places, history, messages, text } = this.#services;
    if (asksForSession(need, facts)) {
      const login = places.href(signIn, { next: history.now.pathname + history.now.search });
      if (login) return history.goTo(login, { replace: true });
    }
    history.goTo(places.href(home) ?? '/', { replace: true });
    void messages.notice(text(need === 'session' ? 'in_sorry_in' : refusals[need]));
  }

  async #signIn(intent: Intent): Promise<boolean> {
    const { facts, places, history, intents } = this.#services;
    if (!facts.has('setting:loginPop') || !places.has(signIn)) return this.#offerSignIn(intent);
    const unclaim = intents.claim(intent);
    await history.openOverlay(signIn, {});
    unclaim();
    const signedIn = facts.has('signed-in');
    // for example to the registration: then the intent still waits
    const stillUnderWay = !signedIn && visitorPlaces.includes(places.at(history.now)?.place.name ?? '');
    if (!stillUnderWay) intents.forget();
    return signedIn;
  }

  async #offerSignIn(intent: Intent): Promise<false> {
    const { places, history, messages, intents, text } = this.#services;
    const login = places.href(signIn, { next: history.now.pathname + history.now.search });
    const chosen = await messages.choose({
      text: text('in_sorry_in'),
      actions: [
        { label: text('place.notNow'), value: 'no' },
        ...(login ? [{ label: text('shell.signIn'), value: 'sign-in', tone: 'primary' as const }] : []),
      ],
    });
    if (chosen !== 'sign-in' || !login) return false;
    intents.keep(intent);
    history.goTo(login);
    return false;
  }
}
