import * as v from 'valibot';
import type { KeyedStorage } from './open-storage';

const flags = v.looseObject({ maintenance: v.boolean(), regionRestriction: v.boolean() });
const json = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema) as v.GenericSchema<string, v.InferOutput<Schema>>;
const number = v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number));

/** The fourteen keys of a session in `sessionStorage`, each with the schema that reads it. */
const schemas = {
  token: v.string(),
  account: v.string(),
  nickname: v.string(),
  customerId: v.string(),
  username: v.string(),
  /** Stored as text, compared as a number. */
  isAgent: number,
  memberLabel: json(v.array(v.string())),
  toUpline: json(v.boolean()),
  merchantCode: v.string(),
  permission: json(flags),
  hisLang: v.string(),
  templates: json(v.unknown()),
  shellSet: json(v.unknown()),
  jackpot: json(v.unknown()),
};

export type SessionKey = keyof typeof schemas;
export type SessionValues = { [Key in SessionKey]: v.InferOutput<(typeof schemas)[Key]> };

export const sessionKeyNames = Object.keys(schemas) as SessionKey[];

/** The only access to the session's storage; an invalid value counts as absent. */
export class SessionKeys {
  readonly #storage: KeyedStorage;

  constructor(storage: KeyedStorage) {
    this.#storage = storage;
  }

  get<Key extends SessionKey>(key: Key): SessionValues[Key] | undefined {
    const result = v.safeParse(schemas[key] as v.GenericSchema, this.#storage.getItem(key));
    return result.success ? (result.output as SessionValues[Key]) : undefined;
  }

  set<Key extends SessionKey>(key: Key, value: SessionValues[Key]): void {
    this.#storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }

  remove(key: SessionKey): void {
    this.#storage.removeItem(key);
  }
}
