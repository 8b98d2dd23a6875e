import type { Reward } from '@atrium/api';

/** The small picture of a reward; its link where there is none. */
export function thumbnailOf(reward: Reward): string {
  return imagesOf(reward, 'S')[0] ?? reward.imageLink;
}

/** The pictures of the detail view; the link where there are none. */
export function mainImagesOf(reward: Reward): string[] {
  const images = imagesOf(reward, 'M');
  return images.length > 0 ? images : [reward.imageLink];
}

function imagesOf({ merchandiseImages }: Reward, wanted: 'S' | 'M'): string[] {
  return merchandiseImages.filter(({ type }) => type === wanted).map(({ imageUrl }) => imageUrl);
}
