export { installDialogs } from './dialogs';
