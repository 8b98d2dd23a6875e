import { promotionGroup, type NoticeType } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import {
  Button,
  chevronLeftIcon,
  chevronRightIcon,
  IconButton,
  LoadableSection,
  LoadFailed,
  SkeletonText,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PromotionButton } from '../promotions/promotion-button';
import { useContentChanges } from '../live-content/use-content-changes';
import { useLoadable } from '../loading/use-loadable';
import { loadAnnouncements } from './load-announcements';
import { NoticeContent } from './notice-content';
import { NoticeDate } from './notice-date';

interface AnnouncementsProps {
  group: string;
  /** `PU` public, or `PL` after sign-in. */
  type: NoticeType;
}

/** The announcements of a group one by one, with their pictures. */
export const Announcements = observer(function Announcements({ group, type }: AnnouncementsProps) {
  const { api, navigation } = useHost();
  const text = useText();
  const [at, setAt] = useState(0);
  const announcements = useLoadable(() => loadAnnouncements(api, group, type));
  useContentChanges('notices', announcements);
  return (
    <LoadableSection
      state={announcements.state}
      value={announcements.value}
      failure={
        <LoadFailed
          title={text('notices.failed')}
          text={text}
          onRetry={() => void announcements.again()}
          of={announcements}
        />
      }
      loading={
        <div role="status" aria-label={text('notices.loading')} css={style}>
          <SkeletonText lines={4} />
        </div>
      }
      empty={
        <div css={style}>
          <p>{text('announcements.over')}</p>
        </div>
      }
    >
      {(all) => {
        // the one that was shown may have ended
        const index = Math.min(at, all.length - 1);
        const notice = all[index];
        const isOffer = group === promotionGroup && Boolean(notice?.redirect || notice?.promotionType);
        return (
          notice && (
            <article css={style} aria-labelledby="lobby-announcement">
              <div>
                <h1 id="lobby-announcement">{notice.title.trim() || text('announcements.title')}</h1>
                <NoticeDate notice={notice} />
              </div>
              <div css={contentStyle} key={notice.id} tabIndex={0} role="region" aria-labelledby="lobby-announcement">
                <NoticeContent notice={notice} />
              </div>
              <footer css={footerStyle}>
                {all.length > 1 && (
                  <nav aria-label={text('announcements.title')}>
                    <IconButton
                      label={text('announcements.previous')}
                      icon={chevronLeftIcon}
                      disabled={index === 0}
                      onClick={() => setAt(index - 1)}
                    />
                    <span role="status">
                      {text('announcements.position', { number: index + 1, count: all.length })}
                    </span>
                    <IconButton
                      label={text('announcements.next')}
                      icon={chevronRightIcon}
                      disabled={index === all.length - 1}
                      onClick={() => setAt(index + 1)}
                    />
                  </nav>
                )}
                {isOffer && <PromotionButton key={notice.id} promotion={notice} />}
                <Button variant={isOffer ? 'secondary' : 'primary'} onClick={() => navigation.close()}>
                  {text('announcements.close')}
                </Button>
              </footer>
            </article>
          )
        );
      }}
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-block-size: 12rem;
  & small {
    color: var(--color-muted);
  }
  & h1 {
    font-size: var(--type-title);
    overflow-wrap: anywhere;
  }
`;

const contentStyle = css`
  overflow-y: auto;
  max-block-size: min(26rem, 55dvh);
  overscroll-behavior: contain;
`;

const footerStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: flex-end;
  & > nav {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    margin-inline-end: auto;
    font-variant-numeric: tabular-nums;
  }
`;
