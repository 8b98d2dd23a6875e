export * from './frame-loading';
export * from './game-address';
export * from './game-view';
export * from './own-origins';
export * from './use-frame-messages';
