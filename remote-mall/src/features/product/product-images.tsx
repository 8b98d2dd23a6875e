import { useText } from '@atrium/contract/react';
import { Carousel } from '@atrium/ui';
import { css } from '@emotion/react';
import { RewardPicture } from '../pictures/reward-picture';

/** From more pictures than this on they turn by themselves, one at a time. */
const stillImages = 5;

export const turnsByItself = (images: readonly string[]): boolean => images.length > stillImages;

/** The pictures of a reward: side by side while they are few, turning when they are many. */
export function ProductImages({ name, images }: { name: string; images: readonly string[] }) {
  const text = useText();
  const pictures = images.map((source, index) => (
    <div key={index} css={pictureStyle}>
      <RewardPicture source={source} />
    </div>
  ));
  if (!turnsByItself(images)) return <div css={stillStyle}>{pictures}</div>;
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
