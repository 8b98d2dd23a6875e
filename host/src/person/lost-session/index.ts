export { LossWordsSchema } from './loss-words';
export { startLoss } from './start-loss';
