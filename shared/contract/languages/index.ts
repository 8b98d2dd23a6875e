export * from './languages';
export * from './language-tag';
export * from './in-language';
