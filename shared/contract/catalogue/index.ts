export * from './commands';
export * from './events';
export * from './places';
export * from './points';
