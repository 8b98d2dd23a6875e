import { memberRank, vipProgress, type RankAnswer } from '@atrium/api';
import { memberInfoAfterVip } from '@atrium/api/figures';
import { Loadable, useAccount, useHost, useReadable, useText } from '@atrium/contract/react';
import {
  Icon,
  LevelName,
  LoadableSection,
  LoadFailed,
  ServerHtml,
  Skeleton,
  successIcon,
  Tag,
  VisuallyHidden,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';

/** The member's rank: its name and level, how far the next one is, and its benefits. */
export const RankPage = observer(function RankPage() {
  const host = useHost();
  const text = useText();
  const language = useReadable(host.language.current);
  const account = useAccount('member');
  const caption = useId();
  const [rank] = useState(() => new Loadable<RankAnswer>());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void rank
      .load(() => host.api.call(memberRank, {}, { signal: host.signal }))
      .then(() => {
        if (!left) timer = setTimeout(() => void host.account.refresh('member'), memberInfoAfterVip);
      });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [rank, host, language]);

  const member = account.state === 'absent' ? undefined : account.value;
  return (
    <LoadableSection
      state={rank.state}
      value={rank.value}
      failure={<LoadFailed title={text('rank.failed')} text={text} onRetry={() => void rank.again()} of={rank} />}
      loading={
        <div role="status" aria-label={text('rank.loading')}>
          <Skeleton shape="card" height="12rem" />
        </div>
      }
    >
      {({ playerRankProgress, conditions = playerRankProgress, benefits }) => {
        const progress = vipProgress(member?.level?.id, conditions);
        return (
          <div css={style}>
            <header>
              <h2>
                <LevelName name={member?.vip?.label || member?.level?.name || ''} color={member?.level?.color} />
              </h2>
              {member?.vip?.level !== undefined && <Tag>{text('rank.level', { level: member.vip.level })}</Tag>}
            </header>
            <div css={progressStyle}>
              <span id={caption}>{text('rank.progress')}</span>
              <span>{text('rewards.progress', { share: Math.floor(progress * 100) })}</span>
              <progress value={progress} max={1} aria-labelledby={caption} />
            </div>
            {conditions.length > 0 && (
              <ul>
                {conditions.map(({ name, reached }, index) => (
                  <li key={index} data-reached={reached || undefined}>
                    {reached ? <Icon shape={successIcon} size="1.25em" /> : <i aria-hidden="true" />}
                    <span>{name || '—'}</span>
                    <VisuallyHidden>{text(reached ? 'rank.reached' : 'rank.open')}</VisuallyHidden>
                  </li>
                ))}
              </ul>
            )}
            {member?.showsRankBenefits === true && benefits !== '' && (
              <section aria-labelledby="rank-benefits">
                <h3 id="rank-benefits">{text('rank.benefits')}</h3>
                <ServerHtml html={benefits} sanitize={host.sanitize} failure={text('rank.failed')} />
              </section>
            )}
          </div>
        );
      }}
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 40rem;
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-medium);
  background: var(--color-card);
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }
  & h3 {
    font-size: var(--type-body);
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    color: var(--color-muted);
  }
  & li[data-reached] {
    color: var(--color-text);
  }
  & li > svg {
    flex: none;
    color: var(--color-positive);
  }
  & li > i {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    border: 2px solid var(--color-border);
    border-radius: 50%;
  }
  & > section {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--color-border);
  }
`;

const progressStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  justify-content: space-between;
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
  & progress {
    flex: 1 0 100%;
    block-size: 0.625rem;
    accent-color: var(--color-accent);
  }
`;
