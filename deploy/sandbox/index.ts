export { openSandbox } from './sandbox';
export type { MailSettings } from './outbox/mail-settings';
export { localAddresses } from './options';
export { demoAccounts, type DemoAccount } from './accounts/demo-accounts';
export { quickCost } from './hashing/password-cost';
