import type { AgentAnnouncement } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** Announcements with their dates. */
export function AnnouncementList({ announcements }: { announcements: readonly AgentAnnouncement[] }) {
  const { language } = useHost();
  return (
    <ul css={style}>
      {announcements.map(({ id, title, text, time }) => (
        <li key={id} css={[cardStyle, itemStyle]}>
          <h2>{title}</h2>
          <time dateTime={new Date(time).toISOString()}>{language.date(time, 'date')}</time>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

const style = css`
  display: grid;
  gap: var(--space-3);
`;

const itemStyle = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  & > h2 {
    font-size: var(--type-large);
  }
  & > time {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & > p {
    margin-block-start: var(--space-2);
    overflow-wrap: anywhere;
  }
`;
