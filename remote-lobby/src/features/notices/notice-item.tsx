import type { Notice } from '@atrium/api';
import { cardStyle, chevronDownIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { contentHeight } from './content-height';
import { NoticeContent } from './notice-content';
import { NoticeDate } from './notice-date';

interface NoticeItemProps {
  notice: Notice;
  open: boolean;
  onToggle: () => void;
  /** Gives the content the height that the pages reserve; it scrolls inside. */
  fixedHeight?: boolean;
}

/** A notice that unfolds below its title. Its content is cleaned when it unfolds. */
export function NoticeItem({ notice, open, onToggle, fixedHeight = false }: NoticeItemProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (open && fixedHeight) setHeight(contentHeight(title.current?.offsetHeight ?? 0));
  }, [open, fixedHeight]);
  const scrolls = fixedHeight && {
    style: { blockSize: height },
    tabIndex: 0,
    role: 'region',
    'aria-labelledby': `${id}t`,
  };
  return (
    <li css={[cardStyle, itemStyle]}>
      <h2 ref={title}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          css={titleStyle}
          onClick={onToggle}
        >
          <span>
            <span id={`${id}t`}>{notice.title}</span>
            <NoticeDate notice={notice} />
          </span>
          <Icon shape={chevronDownIcon} />
        </button>
      </h2>
      {open && (
        <div id={id} css={[bodyStyle, fixedHeight && scrollStyle]} {...scrolls}>
          <NoticeContent notice={notice} />
        </div>
      )}
    </li>
  );
}

const itemStyle = css`
  overflow: hidden;
  & > h2 {
    font-size: var(--type-body);
  }
`;

const titleStyle = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: var(--space-2) var(--space-4);
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > span {
    display: grid;
  }
  & small {
    color: var(--color-muted);
    font-weight: 400;
  }
  & > svg {
    flex: none;
    transition: transform var(--motion-fast);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const bodyStyle = css`
  padding: var(--space-2) var(--space-4) var(--space-4);
`;

const scrollStyle = css`
  overflow-y: auto;
  overscroll-behavior: contain;
`;
