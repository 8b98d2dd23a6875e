export { LossMessageSchema } from './loss-message';
export { startLoss } from './start-loss';
