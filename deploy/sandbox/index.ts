export { openSandbox } from './sandbox';
export type { MailSettings } from './outbox/mail-settings';
export type { LedgerKeys } from './ledger/ledger-keys';
export { hasLedger } from './ledger/has-ledger';
export { verifyLedger } from './ledger/verify-ledger';
export { demoAccounts, type DemoAccount } from './accounts/demo-accounts';
export { quickCost } from './hashing/password-cost';
