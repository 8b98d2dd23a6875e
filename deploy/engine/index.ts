export { openEngine, type EngineOptions } from './open-engine';
export type { Database, Engine, Isolation, ListenOptions, Queries, Transaction, TransactionOptions } from './engine';
export {
  DataFolderBroken,
  DataFolderBusy,
  DataFolderNewer,
  DatabaseUnreachable,
  DiskFull,
  EngineMisused,
} from './failures';
export { sqlState } from './sql-state';
export { migrate, type MigrationSet } from './migrations/migrate';
export { packageFolder } from './migrations/package-folder';
export { readFolderLock, type FolderLockContent } from './embedded/folder-lock';
