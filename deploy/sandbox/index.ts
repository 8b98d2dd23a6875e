export { openSandbox } from './sandbox';
export { localAddresses, type Addresses, type Limits, type SandboxOptions } from './options';
export { demoAccounts, type DemoAccount } from './accounts/demo-accounts';
export { ledgerFaults, ledgerIsBalanced } from './ledger/ledger-is-balanced';
