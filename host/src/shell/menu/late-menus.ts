export { Submenu } from './submenu';
export { MenuSheet } from './menu-sheet';
export { BackToTop } from '../right-bar/back-to-top';
export { RightBarItems } from '../right-bar/right-bar-items';
