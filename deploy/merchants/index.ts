export { demoMerchants } from './demo/demo-merchants';
export { loadMerchants, type Merchants } from './load-merchants';
export type { Merchant } from './merchant';
export { registerSettingsAnswer, settingsAnswer } from './settings-answer';
