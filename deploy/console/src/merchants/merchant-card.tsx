import { css } from '@emotion/react';
import { cardStyle, linkStyle } from '@atrium/ui';
import { Link } from 'react-router-dom';
import type { MerchantLine } from '../registry/answers';
import { Timestamp } from '../components/timestamp';
import { merchantActionText } from './merchant-action-text';

/** A merchant with its languages, counts and last change. */
export function MerchantCard({ merchant }: { merchant: MerchantLine }) {
  const { code, name, languages, remotes, switchesOn, changed } = merchant;
  return (
    <li css={[cardStyle, style]}>
      <h2 css={{ fontSize: 'var(--type-large)' }}>
        <Link to={`/merchants/${code}`} css={linkStyle}>
          {name}
        </Link>
      </h2>
      <p>
        {code} · {languages.join(' ')}
      </p>
      <p>
        {remotes.length} remotes, {switchesOn} switches on
      </p>
      <p css={quietStyle}>
        {merchantActionText(changed)} by {changed.actor}, <Timestamp at={changed.at} />
      </p>
    </li>
  );
}

const style = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  overflow-wrap: anywhere;
`;

const quietStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
