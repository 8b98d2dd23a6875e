import type { Notice } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { chevronDownIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { BannerPicture } from '../pictures/banner-picture';
import { CleanContent } from '../live-content/clean-content';

/** A promotion that expands below its title. */
export function PromotionItem({ promotion }: { promotion: Notice }) {
  const { language } = useHost();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, content, startDate, startDateStr, announcementImages } = promotion;
  const [image] = announcementImages;
  const start = startDate ? language.date(startDate, 'date') : startDateStr;
  return (
    <>
      <h3 css={heading}>
        <button type="button" aria-expanded={open} aria-controls={id} css={control} onClick={() => setOpen(!open)}>
          {image && (
            <span css={picture}>
              <BannerPicture source={image.url} />
            </span>
          )}
          <span css={label}>
            <span>{title}</span>
            {start && <small>{start}</small>}
          </span>
          <Icon shape={chevronDownIcon} />
        </button>
      </h3>
      <div id={id} hidden={!open} css={body}>
        {open && <CleanContent html={content} />}
      </div>
    </>
  );
}

const heading = css`
  font-size: var(--type-body);
`;

const control = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  inline-size: 100%;
  min-block-size: 4.5rem;
  padding: var(--space-2) var(--space-3);
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--color-raised);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > svg {
    flex: none;
    transition: rotate var(--motion-fast);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const picture = css`
  flex: none;
  inline-size: 6rem;
  block-size: 3.375rem;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

const label = css`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  min-inline-size: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > small {
    color: var(--color-muted);
    font-size: var(--type-small);
    font-weight: 400;
  }
`;

const body = css`
  padding: 0 var(--space-4) var(--space-4);
`;
