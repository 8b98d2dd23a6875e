export { partLoaders } from '../account/part-loaders';
export { InfoBar } from '../shell/account/info-bar';
export { AccountSheet } from '../shell/account/account-sheet';
