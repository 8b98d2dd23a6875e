/** Another running process uses the data folder. */
export class DataFolderBusy extends Error {
  override readonly name = 'DataFolderBusy';
  constructor(
    readonly folder: string,
    readonly processId: number,
    /** Address of the other process; undefined until it listens. */
    readonly address: string | undefined,
  ) {
    const where = address === undefined ? '' : ` and serves ${address}`;
    super(
      `The data folder ${folder} is in use: process ${processId} holds it${where}. ` +
        'Stop that process, or choose another folder with --data.',
    );
  }
}

/** The data was written by a newer release of this software. */
export class DataFolderNewer extends Error {
  override readonly name = 'DataFolderNewer';
  constructor(what: string, found: number | string, known: number | string) {
    super(
      `${what} is at version ${found}, and this release knows versions up to ${known}. ` +
        'Start the newer release, or delete the demo data with "npm run reset".',
    );
  }
}

/** The schema needs migrations, and the login does not own it. */
export class SchemaNotOwned extends Error {
  override readonly name = 'SchemaNotOwned';
  constructor(schema: string, found: number, latest: number) {
    super(
      `The database schema "${schema}" is at version ${found} and must be migrated to ${latest}, which this login may ` +
        'not do. Start one process with ATRIUM_MIGRATION_URL, the address with the login of the owner.',
    );
  }
}

/** The login has no rights in the schema. */
export class SchemaNotAccessible extends Error {
  override readonly name = 'SchemaNotAccessible';
  /** @param statements the SQL that gives the login its rights */
  constructor(schema: string, login: string, statements: string) {
    super(
      `The login "${login}" may not use the database schema "${schema}". As an administrator of the database run: ` +
        `${statements} then start again.`,
    );
  }
}

/** The data folder cannot be opened as a database. */
export class DataFolderBroken extends Error {
  override readonly name = 'DataFolderBroken';
  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} cannot be opened: ${reason}. ` +
        'Restore a backup into another folder with "npm run atrium -- restore FILE --data FOLDER", ' +
        'or delete the demo data with "npm run reset".',
      options,
    );
  }
}

/** The backup cannot be restored. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable';
  constructor(reason: string, options?: ErrorOptions) {
    super(`The backup cannot be restored: ${reason}.`, options);
  }
}

/** The disk is full. The refused write was rolled back. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  constructor(where: string, options?: ErrorOptions) {
    super(`The disk is full: ${where} cannot be written. Free some space and try again.`, options);
  }
}

/** The PostgreSQL server cannot be used. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  /** @param variable the environment variable with its address */
  constructor(server: string, reason: string, variable: string, options?: ErrorOptions) {
    super(`The database server ${server} cannot be used: ${reason}. Check ${variable}.`, options);
  }
}

/** A mistake in the calling code that would otherwise wait forever. */
export class EngineMisused extends Error {
  override readonly name = 'EngineMisused';
}
