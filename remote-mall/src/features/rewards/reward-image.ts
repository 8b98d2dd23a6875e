import type { Reward } from '@atrium/api';

/** Thumbnail of a reward; its link as a fallback. */
export function thumbnailOf(reward: Reward): string {
  return imagesOf(reward, 'S')[0] ?? reward.imageLink;
}

/** Pictures of the detail page; the link as a fallback. */
export function mainImagesOf(reward: Reward): string[] {
  const images = imagesOf(reward, 'M');
  return images.length > 0 ? images : [reward.imageLink];
}

function imagesOf({ merchandiseImages }: Reward, size: 'S' | 'M'): string[] {
  return merchandiseImages.filter(({ type }) => type === size).map(({ imageUrl }) => imageUrl);
}
