export * from './version';
export * from './remote';
export * from './host';
export * from './catalogue';
export * from './release/release-file-types';
export * from './release/release-manifest';
export * from './composition/composition';
export * from './composition/override-message';
