export interface EngineOptions {
  /** Folder of the embedded database; created when missing. */
  dataFolder?: string;
  /** Address of a PostgreSQL server, `postgres://…`; overrides `dataFolder`. */
  databaseUrl?: string;
  /** Maximum number of connections to a PostgreSQL server; defaults to 10. */
  connections?: number | undefined;
  /** Address of the same database with the login of the schemas' owner, for migrations; defaults to `databaseUrl`. */
  ownerUrl?: string | undefined;
  /**
   * Whether statements run as the application's role once the schemas are up to date; defaults to false, as needed to
   * restore a backup.
   */
  restricted?: boolean;
  /** Called once with a message for the operator if statements keep the rights of the login in spite of `restricted`. */
  onUnrestricted?: (sentence: string) => void;
  /** Called once per damage that statements find, with a message for the operator. */
  onDamage?: (sentence: string) => void;
  /**
   * Whether to return an engine with failing statements while the PostgreSQL server is unreachable or the data folder
   * is damaged; defaults to false.
   */
  mayBeUnavailable?: boolean;
}
