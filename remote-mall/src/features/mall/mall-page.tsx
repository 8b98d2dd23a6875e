import { Link, useText } from '@atrium/contract/react';
import { backIcon, Icon, quietLinkStyle, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A page of the mall with its title and a link back to the rewards. */
export function MallPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <div css={style}>
      <Link to="mall.home@1" css={[quietLinkStyle, backStyle]}>
        <Icon shape={backIcon} />
        {text('title.mall')}
      </Link>
      <SectionHeader level={1} title={title} />
      {children}
    </div>
  );
}

const style = css`
  container: mall / inline-size;
  min-inline-size: 0;
  @media (pointer: coarse) {
    & > a + * {
      margin-block-end: var(--space-3);
    }
  }
`;

const backStyle = css`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-block-size: 2.75rem;
`;
