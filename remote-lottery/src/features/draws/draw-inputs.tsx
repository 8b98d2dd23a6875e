import type { BeaconChain, Draw } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { linkStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { publishedRound } from './published-round';

interface DrawInputsProps {
  draw: Draw;
  /** What the beacon published beforehand, where the back end names it. */
  chain: BeaconChain | undefined;
}

/** All that the numbers of a draw are computed from, so that anyone can compute them again. */
export function DrawInputs({ draw, chain }: DrawInputsProps) {
  const text = useText();
  const { gameCode, numero, commitment, seed, slipsHash, beaconRound, beacon } = draw;
  const published = chain && publishedRound(chain, beaconRound);
  const inputs = [seed, slipsHash, beacon].filter((input) => input !== '');
  const shown = {
    'verify.commitment': commitment,
    'verify.seed': seed,
    'verify.slips': slipsHash,
    'verify.round': beaconRound,
    'verify.beacon': beacon,
    'verify.chain': chain && [chain.id, chain.address].filter(Boolean).join(' · '),
    'verify.hashed': [...inputs, gameCode, numero, '0'].join(':'),
  };
  return (
    <>
      <dl css={style}>
        {Object.entries(shown).map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{text(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>{text(inputs.length > 1 ? 'verify.how.inputs' : 'verify.how')}</p>
      <p>{text('verify.hashed.hint')}</p>
      {published !== undefined && (
        <p>
          {text('verify.compare')}{' '}
          <a href={published} target="_blank" rel="noopener noreferrer" css={linkStyle}>
            {text('verify.compare.open', { round: beaconRound })}
          </a>
        </p>
      )}
    </>
  );
}

const style = css`
  margin-block: var(--space-2);
  & dd {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-family: ui-monospace, Consolas, monospace;
    overflow-wrap: anywhere;
  }
`;
