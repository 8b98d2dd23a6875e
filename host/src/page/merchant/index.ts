export { askForSettings } from './ask-for-settings';
export { merchantValues } from './merchant-values';
