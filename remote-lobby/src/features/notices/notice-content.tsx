import type { Notice } from '@atrium/api';
import { css } from '@emotion/react';
import { CleanContent } from '../live-content/clean-content';
import { NoticePicture } from './notice-picture';

/** Pictures and text of a notice. */
export function NoticeContent({ notice: { announcementImages, content } }: { notice: Notice }) {
  return (
    <div css={style}>
      {announcementImages.map(({ imageId, url }, index) => (
        <NoticePicture key={`${index} ${imageId} ${url}`} source={url} />
      ))}
      {content && <CleanContent html={content} />}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`;
