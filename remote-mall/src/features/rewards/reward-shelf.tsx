import type { Reward } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { RewardCard } from './reward-card';
import { shelfSize, type Shelf } from './shelf';

interface RewardShelfProps {
  shelf: Shelf;
  /** Name of its type. */
  label: string;
  /** Whether the name is its heading. */
  titled: boolean;
  /** Whether only this type is shown. */
  chosen: boolean;
  onRedeem: (reward: Reward) => void;
}

/** Rewards of a type with its title, initially a few. */
export function RewardShelf({ shelf: { rewards }, label, titled, chosen, onRedeem }: RewardShelfProps) {
  const text = useText();
  const [expanded, setExpanded] = useState(false);
  const visible = rewards.slice(0, shelfSize(chosen, expanded));
  const more = visible.length < rewards.length && (
    <Button
      variant="secondary"
      size="small"
      aria-label={text('rewards.moreOf', { type: label })}
      onClick={() => setExpanded(true)}
    >
      {text('rewards.more')}
    </Button>
  );
  return (
    <section aria-label={label}>
      {titled ? <SectionHeader title={label} end={more} /> : <div css={endStyle}>{more}</div>}
      <ul aria-label={label} css={chosen ? gridStyle : [gridStyle, rowStyle]}>
        {visible.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} onRedeem={onRedeem} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const endStyle = css`
  display: flex;
  justify-content: end;
  margin-block-end: var(--space-3);
`;

export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  gap: var(--space-3);
  @container mall (min-width: 40rem) {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
    gap: var(--space-4);
  }
`;

/** The initial rewards fill the page width. */
const rowStyle = css`
  @container mall (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
