import { Badge, Icon, mailIcon } from '@atrium/ui';
import type { KnownPlace } from '@atrium/contract';
import { useReadable } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { PlaceLink } from '../place-link';
import { usePortal, useText } from '../portal';
import { useBadge } from './use-badge';

const messages = 'member.messages@1' satisfies KnownPlace;

/**
 * The number of unread messages; links to them where the merchant has the place, and is absent where it has neither.
 */
export const UnreadMail = observer(function UnreadMail() {
  const { places, account } = usePortal();
  const text = useText();
  const unread = useReadable(account.unread);
  const count = useBadge()('unreadMessages');
  if (unread.state === 'absent' && !places.has(messages)) return null;
  const label = text('shell.unread', { count });
  const content = (
    <>
      <Icon shape={mailIcon} />
      <Badge count={count} />
    </>
  );
  if (places.has(messages))
    return (
      <PlaceLink to={messages} aria-label={label} title={label} css={style}>
        {content}
      </PlaceLink>
    );
  return (
    <span role="img" aria-label={label} title={label} css={style}>
      {content}
    </span>
  );
});

const style = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  color: inherit;
  & > span {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: -0.125rem;
  }
`;
