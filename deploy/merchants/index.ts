export { demoMerchants } from './demo/demo-merchants';
export { loadMerchants, type Merchants } from './load-merchants';
export { languageCodes, type Merchant } from './merchant';
export { switchKeys, type SwitchKey, type Switches } from './switches';
export { settingsAnswer, registerSettingsAnswer } from './settings-answer';
