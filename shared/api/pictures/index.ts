export * from './picture';
export * from './read-picture';
