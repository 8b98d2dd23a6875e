import type { Notice } from '@atrium/api';
import { chevronDownIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { BannerPicture } from '../pictures/banner-picture';
import { CleanContent } from '../live-content/clean-content';
import { PromotionButton } from './promotion-button';
import { PromotionDate } from './promotion-date';

/** A promotion that expands below its title. */
export function PromotionItem({ promotion }: { promotion: Notice }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { title, content, announcementImages } = promotion;
  const [image] = announcementImages;
  return (
    <>
      <h3 css={heading}>
        <button type="button" aria-expanded={open} aria-controls={id} css={control} onClick={() => setOpen(!open)}>
          {image && (
            <span css={picture}>
              <BannerPicture key={image.url} source={image.url} />
            </span>
          )}
          <span css={label}>
            <span>{title}</span>
            <PromotionDate promotion={promotion} />
          </span>
          <Icon shape={chevronDownIcon} />
        </button>
      </h3>
      <div id={id} hidden={!open} css={body}>
        {open && (
          <>
            <CleanContent html={content} />
            <PromotionButton promotion={promotion} />
          </>
        )}
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
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: 0 var(--space-4) var(--space-4);
  &[hidden] {
    display: none;
  }
`;
