export { BannerArt, GameArt, type BannerArtProps, type GameArtProps } from './drawn-art';
export { sceneNames } from './banner/banner-art';
export { familyOf } from './game/family-of';
export type { GameFamily } from './game/game-art';
