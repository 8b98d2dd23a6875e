export * from './answers';
export * from './change';
export * from './merchant-change';
