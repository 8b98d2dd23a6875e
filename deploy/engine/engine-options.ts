export interface EngineOptions {
  /** Folder of the embedded database; created when missing. */
  dataFolder?: string;
  /** Address of a PostgreSQL server, `postgres://…`; wins over `dataFolder`. */
  databaseUrl?: string;
  /** How many connections to a PostgreSQL server may be open at once; 10 when left out. */
  connections?: number | undefined;
  /** Address of the same database with the login of the schemas' owner, for migrations; `databaseUrl` when left out. */
  ownerUrl?: string | undefined;
  /**
   * Whether statements run as the role of the application once the schemas are up to date; false when left out, as for
   * restoring a backup.
   */
  restricted?: boolean;
  /** Called once where statements keep the rights of the login though `restricted`, with a sentence for the operator. */
  unrestricted?: (sentence: string) => void;
  /** Told once of each damage that statements meet, in a sentence for the operator. */
  damaged?: (sentence: string) => void;
  /**
   * Whether a PostgreSQL server that does not answer yet, or a data folder that is damaged, still gives an engine, whose
   * statements fail; false when left out.
   */
  mayBeUnavailable?: boolean;
}
