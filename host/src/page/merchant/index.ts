export { askForSettings } from './settings-retry';
export { merchantValues } from './merchant-values';
