import { useText } from '@atrium/contract/react';
import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import type { AnnouncedIssue } from '../draws/check-draw';

/** All that is published of an issue before its draw. */
export function SealedResult({ issue }: { issue: AnnouncedIssue }) {
  const text = useText();
  const { numero, commitment, slipsHash, beaconRound, beaconChain } = issue;
  const more = { 'verify.slips': slipsHash, 'verify.round': beaconRound, 'verify.chain': beaconChain };
  return (
    <section aria-labelledby="lottery-commitment" css={[cardStyle, style]}>
      <h2 id="lottery-commitment">{text('room.commitment', { numero })}</h2>
      <dl>
        <dt>{text('verify.commitment')}</dt>
        <dd>{commitment}</dd>
        {Object.entries(more).map(
          ([key, value]) =>
            value !== '' && (
              <div key={key}>
                <dt>{text(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{text(beaconRound === '' ? 'room.commitment.hint' : 'room.commitment.inputs')}</p>
    </section>
  );
}

const style = css`
  padding: var(--space-5);
  color: var(--color-muted);
  font-size: var(--type-small);
  & > h2 {
    font-size: inherit;
  }
  & dd {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-family: ui-monospace, Consolas, monospace;
    overflow-wrap: anywhere;
  }
`;
