export { InfoBar } from './info-bar';
export { AccountSheet } from './account-sheet';
