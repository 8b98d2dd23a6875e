import { useMemo } from 'react';
import { bannerArt } from './banner/banner-art';
import { DrawnPicture } from './drawn-picture';
import { gameArt, type GameFamily } from './game/game-art';

export interface GameArtProps {
  /** The game's id: words in it that name a motif are drawn. */
  seed: string;
  family?: GameFamily;
  className?: string;
}

/** The drawn picture of a game; decorative, filling its box at any proportion from 3:4 to 4:3. */
export function GameArt({ seed, family, className }: GameArtProps) {
  const picture = useMemo(() => gameArt(seed, family), [seed, family]);
  return <DrawnPicture picture={picture} className={className} />;
}

export interface BannerArtProps {
  /** One of `sceneNames`. */
  scene: string;
  className?: string;
}

/** A drawn scene in the merchant's colours; dark on the left, behind white text, and its subject on the right. */
export function BannerArt({ scene, className }: BannerArtProps) {
  const picture = useMemo(() => bannerArt(scene), [scene]);
  return <DrawnPicture picture={picture} keep="right" className={className} />;
}
