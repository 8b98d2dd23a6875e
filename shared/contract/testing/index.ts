export * from './fake-host';
