import { Badge, buttonStyle } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { EntryLink } from '../entry-link';
import { usePortal } from '../portal';
import { useBadge } from './use-badge';

/** What remotes add beside the balance: deposit, withdrawal, rewards. */
export const InfoBarEntries = observer(function InfoBarEntries({ onFollow }: { onFollow?: () => void }) {
  const { entries } = usePortal();
  const badge = useBadge();
  return entries
    .at('info-bar@1')
    .map((entry) => (
      <EntryLink
        key={entry.key}
        entry={entry}
        css={buttonStyle({ variant: 'secondary', size: 'small' })}
        end={<Badge count={badge(entry.badge)} />}
        {...(onFollow && { onFollow })}
      />
    ));
});
