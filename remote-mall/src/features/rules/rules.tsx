import { mallConfig, type PointConfig } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { cardStyle, EmptyState, giftIcon, LoadableSection, LoadFailed, Money, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MallPage } from '../mall/mall-page';
import { percent } from './percent';

const rates = ['liveBet', 'rngBet', 'pvpBet', 'sportBet', 'lottoBet', 'deposit'] as const;

/** The merchant's rates in order, without those it does not have. */
function ratesOf(config: PointConfig): [name: string, rate: number][] {
  return rates.flatMap((name) => (config[name] === undefined ? [] : [[name, config[name]]]));
}

/** How points are earned. */
export const Rules = observer(function Rules() {
  const host = useHost();
  const text = useText();
  const [config] = useState(() => new Loadable<PointConfig>());
  useEffect(() => void config.load(() => host.api.call(mallConfig, {}, { signal: host.signal })), [config, host]);
  return (
    <MallPage title={text('title.rules')}>
      <LoadableSection
        state={config.state}
        value={config.value}
        failure={
          <LoadFailed title={text('rules.failed')} text={text} onRetry={() => void config.again()} of={config} />
        }
        loading={<Spinner label={text('rules.loading')} />}
        isEmpty={(value) => ratesOf(value).length === 0}
        empty={<EmptyState icon={giftIcon} title={text('rules.empty')} />}
      >
        {(value) => (
          <div css={[cardStyle, style]}>
            <p>{text('rules.lead')}</p>
            <dl>
              {ratesOf(value).map(([name, rate]) => (
                <div key={name}>
                  <dt>{text(`rules.${name}`)}</dt>
                  <dd>
                    <Money text={percent(rate, host.language)} />
                  </dd>
                </div>
              ))}
            </dl>
            <p css={noteStyle}>{text('rules.note')}</p>
          </div>
        )}
      </LoadableSection>
    </MallPage>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 44rem;
  padding: var(--space-5);
  & > dl > div {
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;
    padding-block: var(--space-3);
  }
  & > dl > div + div {
    border-block-start: 1px solid var(--color-border);
  }
`;

const noteStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
