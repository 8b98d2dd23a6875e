export * from './fake-host';
export * from './fake-api';
export * from './mount-view';
export type { Records } from './records';
export * from './text-faults';
export { sourcesOfWorkspace } from './unused-texts';
export { setZone } from './set-zone';
export * from './first-calls';
