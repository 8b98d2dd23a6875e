export { playsOf, readDrawn } from './plays';
export { prizeOf } from './prize';
