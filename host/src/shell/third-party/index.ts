export { bringOutside } from './bring-outside';
