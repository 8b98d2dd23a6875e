export { openSandbox } from './sandbox';
export { localAddresses } from './options';
export { demoAccounts, type DemoAccount } from './accounts/demo-accounts';
