export * from './host-context';
export * from './hooks';
export * from './link';
export * from './loadable';
export * from './outlet';
export * from './react-view';
export * from './request-number';
export * from './zone-note';
