import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { OneReward } from '../rewards/one-reward';
import { useReward } from '../rewards/use-reward';
import { RedeemForm } from './redeem-form';

/** The dialog that takes a reward, opened from a list or from its page. */
export function Redeem({ id }: { id: string }) {
  const text = useText();
  const reward = useReward(id);
  return (
    <section aria-labelledby="mall-redeem" css={style}>
      <h2 id="mall-redeem">{text('title.redeem')}</h2>
      <OneReward reward={reward}>{(shown) => <RedeemForm reward={shown} />}</OneReward>
    </section>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > h2 {
    padding-inline-end: 3rem;
    font-size: var(--type-title);
  }
`;
