export * from './host-context';
export * from './hooks';
export * from './link';
export * from './react-view';
