export { checkMerchant, unknownSwitch } from './check-merchant';
export { demoMerchants } from './demo/demo-merchants';
export { LiveMerchants } from './live-merchants';
export { conflictsBetween, loadMerchants, type Merchants } from './load-merchants';
export { lookOf } from './look';
export { type Merchant } from './merchant';
export { registerSettingsAnswer, settingsAnswer } from './settings-answer';
export { storedMerchant, withAllSwitches } from './stored-merchant';
export { switchKeys } from './switches';
