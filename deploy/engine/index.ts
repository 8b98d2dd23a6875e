export { restoreBackup } from './backup/restore-backup';
export { writeBackup } from './backup/write-backup';
export { openEngine } from './open-engine';
export type { Engine, Queries, Transaction } from './engine';
export { codeOf } from './error-code';
export { migrate } from './migrations/migrate';
export { packageFolder } from './migrations/package-folder';
export { isDatabaseAway } from './database-away';
export { readFolderLock } from './embedded/folder-lock';
