import type { EngineBrowser } from '../../support/engines/engine';
import { Visit } from '../../support/engines/visit';
import type { Account } from '../../support/accounts';
import { Line } from '../../support/line';
import type { Portal } from '../../support/portal';

/** Something a visitor does, told alike in every engine. */
export interface Story {
  title: string;
  /** Part of the short form, which every run of the tests tells. */
  short?: boolean;
  /** @throws where the portal does not do what it should */
  tell(scene: Scene): Promise<void>;
}

/** What a story begins with: a portal, and tabs of one browser. Everything it opens is closed after it. */
export class Scene {
  readonly #ends: (() => Promise<void>)[] = [];

  constructor(
    readonly browser: EngineBrowser,
    readonly portal: Pick<Portal, 'page' | 'port'>,
  ) {}

  /** A tab at a merchant; straight to the portal unless told otherwise. */
  async visit(merchant: string, through: Pick<Portal, 'page'> = this.portal): Promise<Visit> {
    const visit = await Visit.begin(this.browser, through, merchant);
    this.#ends.push(() => visit.page.close());
    return visit;
  }

  async signedIn(merchant: string, account: Account): Promise<Visit> {
    const visit = await this.visit(merchant);
    await visit.signIn(account);
    return visit;
  }

  /** A line to the portal that can be broken. */
  async line(): Promise<Line> {
    const line = await Line.before(this.portal);
    this.#ends.push(() => line.stop());
    return line;
  }

  async end(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
  }
}
