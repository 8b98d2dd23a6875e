import { Icon, iconNamed, Popover } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import type { DrawnNavItem } from '../../navigation/nav-items/drawn-nav-item';
import { NavItemLink } from '../nav-item-link';
import { useLate } from '../use-late';
import type { CodePanel } from './code-panel';

const loadCode = () => import(/* webpackChunkName: "code-panel" */ './code-panel');

interface RightBarItemProps {
  navItem: DrawnNavItem;
  /** Called after it has been followed, for example by a sheet that closes. */
  onFollow?: () => void;
  className?: string;
}

/** An item of the bar: one with a QR code unfolds it under the pointer, by focus and by touch. */
export const RightBarItem = observer(function RightBarItem({ navItem, ...rest }: RightBarItemProps) {
  const { code, title, icon } = navItem;
  if (!code) return <NavItemLink navItem={navItem} {...rest} />;
  const shape = iconNamed(icon);
  return (
    <Popover
      label={title}
      kind="navigation"
      placement="beside"
      opensOn="approach"
      trigger={(props) => (
        <button type="button" className={rest.className} {...props}>
          {shape && <Icon shape={shape} />}
          <span>{title}</span>
        </button>
      )}
    >
      {() => <LateCode code={code} title={title} />}
    </Popover>
  );
});

/** The panel's room is kept until its code has loaded. */
function LateCode(props: ComponentProps<typeof CodePanel>) {
  const { CodePanel } = useLate(loadCode) ?? {};
  return <div css={room}>{CodePanel && <CodePanel {...props} />}</div>;
}

const room = css`
  inline-size: 11rem;
  min-block-size: 12rem;
`;
