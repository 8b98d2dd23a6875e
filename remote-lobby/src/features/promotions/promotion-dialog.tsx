import type { Notice } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Dialog } from '@atrium/ui';
import { css } from '@emotion/react';
import { CleanContent } from '../live-content/clean-content';
import { BannerPicture } from '../pictures/banner-picture';
import { PromotionButton } from './promotion-button';
import { PromotionDate } from './promotion-date';

interface PromotionDialogProps {
  promotion: Notice;
  /** Whether it is in force. */
  current: boolean;
  onClose: () => void;
}

/** A promotion with its pictures, its content and the button that leads to it. */
export function PromotionDialog({ promotion, current, onClose }: PromotionDialogProps) {
  const text = useText();
  return (
    <Dialog
      title={promotion.title}
      onClose={onClose}
      closeLabel={text('close')}
      footer={current ? <PromotionButton promotion={promotion} /> : undefined}
    >
      <div css={style}>
        {promotion.announcementImages.map((image, index) => (
          <span key={`${index} ${image.url}`} data-part="picture">
            <BannerPicture source={image.url} />
          </span>
        ))}
        <PromotionDate promotion={promotion} />
        {!current && <p role="status">{text('promotions.ended')}</p>}
        <CleanContent html={promotion.content} />
      </div>
    </Dialog>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
  & > [data-part='picture'] {
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--radius-small);
  }
  & > small {
    color: var(--color-muted);
  }
`;
