export * from './games';
export * from './areas';
export * from './actions';
export * from './states';
export { Icon, type IconShape } from './icon';
export { iconNamed, namedIcons, type IconName } from './named-icons';
