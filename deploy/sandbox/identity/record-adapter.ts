import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Engine } from '../../engine';
import { identityRecords } from './tables';

/** Stores one kind of provider record in the database, shared by all processes, until it expires. */
export class RecordAdapter implements Adapter {
  readonly #engine: Engine;
  readonly #kind: string;

  constructor(engine: Engine, kind: string) {
    this.#engine = engine;
    this.#kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const row = {
      payload,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    };
    await this.#engine.database
      .insert(identityRecords)
      .values({ kind: this.#kind, id, ...row })
      .onConflictDoUpdate({ target: [identityRecords.kind, identityRecords.id], set: row });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#first(eq(identityRecords.id, id));
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#first(eq(identityRecords.uid, uid));
  }

  /** Required by the device flow, which is disabled. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<void> {
    await this.#engine.database.update(identityRecords).set({ consumedAt: new Date() }).where(this.#own(id));
  }

  async destroy(id: string): Promise<void> {
    await this.#engine.database.delete(identityRecords).where(this.#own(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#engine.database.delete(identityRecords).where(eq(identityRecords.grantId, grantId));
  }

  #own(id: string) {
    return and(eq(identityRecords.kind, this.#kind), eq(identityRecords.id, id));
  }

  async #first(which: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const fresh = or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, new Date()));
    const [row] = await this.#engine.database
      .select()
      .from(identityRecords)
      .where(and(eq(identityRecords.kind, this.#kind), which, fresh));
    if (!row) return undefined;
    return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) };
  }
}
