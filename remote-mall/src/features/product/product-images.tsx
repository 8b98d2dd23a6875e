import { rewardPicturesWithoutLoop } from '@atrium/api/figures';
import { useText } from '@atrium/contract/react';
import { Carousel } from '@atrium/ui';
import { css } from '@emotion/react';
import { RewardPicture } from '../pictures/reward-picture';

export const isCarousel = (images: readonly string[]): boolean => images.length > rewardPicturesWithoutLoop;

/** Pictures of a reward: side by side, or a carousel if there are many. */
export function ProductImages({ name, images }: { name: string; images: readonly string[] }) {
  const text = useText();
  const pictures = images.map((source, index) => (
    <div key={index} css={pictureStyle}>
      <RewardPicture source={source} />
    </div>
  ));
  if (!isCarousel(images)) return <div css={stillStyle}>{pictures}</div>;
  return (
    <Carousel
      label={name}
      labels={{
        pause: text('images.pause'),
        play: text('images.play'),
        slide: (number, count) => text('images.one', { number, count }),
      }}
    >
      {pictures}
    </Carousel>
  );
}

const pictureStyle = css`
  aspect-ratio: 4 / 3;
`;

const stillStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-content: start;
  gap: 2px;
`;
