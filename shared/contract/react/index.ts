export * from './host-context';
export * from './hooks';
export * from './link';
export * from './outlet';
export * from './react-view';
