export { Submenu } from './submenu';
export { MenuSheet } from './menu-sheet';
