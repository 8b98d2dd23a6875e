export { LanguageMenu } from '@atrium/ui';
