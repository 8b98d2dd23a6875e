import type { EN } from './en';

export type MessageKey = keyof typeof EN;
