export { installDialogs } from './dialogs';
export { readQrCode } from './read-qr-code';
