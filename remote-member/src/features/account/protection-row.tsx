import { useText } from '@atrium/contract/react';
import {
  Icon,
  infoIcon,
  lockIcon,
  mailIcon,
  phoneIcon,
  shieldIcon,
  Skeleton,
  successIcon,
  walletIcon,
  type IconShape,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Protection } from './protections';

const icons: Record<Protection, IconShape> = {
  loginPassword: lockIcon,
  paymentPassword: walletIcon,
  mobile: phoneIcon,
  email: mailIcon,
  authenticator: shieldIcon,
};

interface ProtectionRowProps {
  protection: Protection;
  /** `undefined` while loading. */
  set: boolean | undefined;
  /** Available action. */
  action?: ReactNode;
  /** The address names this one: it scrolls into view, and its action gets the focus. */
  sought?: boolean;
}

/** A protection with its purpose and state. */
export function ProtectionRow({ protection, set, action, sought = false }: ProtectionRowProps) {
  const text = useText();
  const row = useRef<HTMLLIElement>(null);
  const isLoaded = set !== undefined;
  useEffect(() => {
    if (!sought || !isLoaded) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [sought, isLoaded]);
  return (
    <li ref={row} css={style}>
      <Icon shape={icons[protection]} />
      <div>
        <p css={nameStyle}>{text(`security.${protection}`)}</p>
        <p css={aboutStyle}>{text(`security.${protection}.about`)}</p>
      </div>
      {set === undefined ? (
        <Skeleton width="4rem" />
      ) : (
        <span css={[stateStyle, set ? goodStyle : openStyle]}>
          <Icon shape={set ? successIcon : infoIcon} size="1.125rem" />
          {text(set ? 'security.set' : 'security.notSet')}
        </span>
      )}
      {action && <div css={actionStyle}>{action}</div>}
    </li>
  );
}

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: var(--space-4);
  align-items: center;
  padding: var(--space-4) var(--space-5);
  & > svg {
    color: var(--color-accent-text);
  }
  @media (max-width: 599px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-3) var(--space-4);
    padding-inline: var(--space-4);
  }
`;

/** Before the state, so that states align; below it on phones. */
const actionStyle = css`
  grid-area: 1 / 3;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  @media (max-width: 599px) {
    grid-area: 2 / 2 / auto / -1;
  }
`;

const nameStyle = css`
  font-weight: 600;
`;

const aboutStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const stateStyle = css`
  grid-column-end: -1;
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  font-size: var(--type-small);
  font-weight: 600;
  white-space: nowrap;
`;

const goodStyle = css`
  color: var(--color-positive);
`;

const openStyle = css`
  color: var(--color-warning);
`;
