import { Badge, buttonStyle, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { EntryLink } from '../entry-link';
import { usePortal } from '../portal';
import { useBadge } from './use-badge';

/** What remotes add beside the balance: deposit, withdrawal, rewards. Where it is narrow, by their icons. */
export const InfoBarEntries = observer(function InfoBarEntries({ onFollow }: { onFollow?: () => void }) {
  const { entries } = usePortal();
  const badge = useBadge();
  return entries
    .at('info-bar@1')
    .map((entry) => (
      <EntryLink
        key={entry.key}
        entry={entry}
        css={look}
        end={<Badge count={badge(entry.badge)} />}
        {...(onFollow && { onFollow })}
      />
    ));
});

const look = css`
  ${buttonStyle({ variant: 'secondary', size: 'small' })}
  @media (min-width: 1024px) and (max-width: 1359px) {
    padding-inline: 0.625rem;
    & > svg + span {
      ${visuallyHidden}
    }
  }
`;
