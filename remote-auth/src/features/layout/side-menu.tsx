import { Link, useHost, useText } from '@atrium/contract/react';
import { customerServiceIcon, downloadIcon, Icon, quietLinkStyle, speedIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { CustomerService } from '../customer-service/customer-service';

interface SideMenuProps {
  /** Whether the content links to customer service itself. */
  withoutService: boolean;
}

/** Links for visitors; each is shown only if it leads somewhere. */
export function SideMenu({ withoutService }: SideMenuProps) {
  const text = useText();
  const { settings } = useHost();
  const hasSpeedTest = settings.resources.some(({ type, url }) => type === 'SpeedTest' && url);
  return (
    <nav aria-label={text('sideMenu.label')} css={style}>
      {!withoutService && (
        <CustomerService look={quietLinkStyle}>
          <Icon shape={customerServiceIcon} />
          {text('sideMenu.service')}
        </CustomerService>
      )}
      {hasSpeedTest && (
        <Link to="lobby.speed-test@1" css={quietLinkStyle}>
          <Icon shape={speedIcon} />
          {text('sideMenu.speedTest')}
        </Link>
      )}
      <Link to="lobby.download@1" css={quietLinkStyle}>
        <Icon shape={downloadIcon} />
        {text('sideMenu.download')}
      </Link>
    </nav>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  justify-content: center;
  &:empty {
    display: none;
  }
`;
