export { sandbox } from './sandbox';
export { localAddresses, type Addresses, type Limits, type SandboxOptions } from './options';
export { demoAccounts, type DemoAccount } from './accounts/demo-accounts';
export { demoMerchants } from './merchants/demo-merchants';
export type { Merchant } from './merchants/merchant';
export { ledgerFaults, ledgerIsBalanced } from './ledger/ledger-is-balanced';
