export { pictureToSvg } from '../picture-to-svg';
export type { Picture } from '../picture';
export { familyOf } from './family-of';
export { gameArt, type GameFamily } from './game-art';
