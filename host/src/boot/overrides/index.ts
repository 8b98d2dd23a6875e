export { startOverride } from './start-override';
