export { baseCss } from './base';
export { contrastFindings, contrastPairs, contrastRatio, type ContrastFinding } from './contrast';
export { themeProperties, themeToCss } from './css';
export type { Theme } from './theme';
export { aurora } from './themes/aurora';
export { kestrel } from './themes/kestrel';
export { lotus } from './themes/lotus';
export { themeOf, themes } from './themes';
