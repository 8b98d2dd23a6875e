import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Engine } from '../../engine';
import { canonicalJson } from '../releases/canonical-json';
import type { Signer } from '../signing/signer';
import type { TrustedKeys } from '../signing/trusted-keys';
import { pageSnapshots } from '../tables';

/** The first screen of a page. */
export interface PageSnapshot {
  html: string;
  css: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

export interface PageSnapshotOptions {
  environment: string;
  trusted: TrustedKeys;
  /** Without one, this process reads snapshots and keeps none. */
  signer: Signer | undefined;
}

/** Stored page snapshots. The database is not trusted with them: each is signed for its page and its time. */
export class PageSnapshots {
  readonly #engine: Engine;
  readonly #options: PageSnapshotOptions;

  constructor(engine: Engine, options: PageSnapshotOptions) {
    this.#engine = engine;
    this.#options = options;
  }

  /** Whether this process can sign, and so keep, snapshots. */
  get canKeep(): boolean {
    return this.#options.signer !== undefined;
  }

  /** The snapshot of a page; undefined where there is none, or none with a trusted signature. */
  async read(page: string): Promise<PageSnapshot | undefined> {
    const { environment, trusted } = this.#options;
    const [row] = await this.#engine.database
      .select()
      .from(pageSnapshots)
      .where(and(eq(pageSnapshots.environment, environment), eq(pageSnapshots.page, page)));
    if (!row) return undefined;
    const snapshot = { html: row.html, css: row.css, madeAt: row.madeAt.getTime() };
    const signature = { key: row.signedBy, signature: row.signature };
    return trusted.verifyStatement(statementOf(environment, page, snapshot), signature) ? snapshot : undefined;
  }

  /** Signs and stores a snapshot in the place of the one before, and removes all made before `oldest`. */
  async keep(page: string, snapshot: PageSnapshot, oldest: number): Promise<void> {
    const { environment, signer } = this.#options;
    if (!signer) throw new TypeError('a process without a signing key keeps no snapshots');
    const { key, signature } = signer.signStatement(statementOf(environment, page, snapshot));
    const { database } = this.#engine;
    const values = {
      html: snapshot.html,
      css: snapshot.css,
      madeAt: new Date(snapshot.madeAt),
      signedBy: key,
      signature,
    };
    await database
      .insert(pageSnapshots)
      .values({ environment, page, ...values })
      .onConflictDoUpdate({ target: [pageSnapshots.environment, pageSnapshots.page], set: values });
    await database.delete(pageSnapshots).where(lt(pageSnapshots.madeAt, new Date(oldest)));
  }
}

/** The signed statement of a snapshot: its page, content and time, so that none can be exchanged. */
function statementOf(environment: string, page: string, { html, css, madeAt }: PageSnapshot): Buffer {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return Buffer.from(
    `atrium page snapshot\n${canonicalJson({ environment, page, html: hash(html), css: hash(css), madeAt })}`,
  );
}
