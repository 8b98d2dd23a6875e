import type { HelpItem } from '@atrium/api';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { Button, EmptyState, helpIcon, LoadableSection, LoadFailed, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useContentChanges } from '../live-content/use-content-changes';
import { HelpMenu } from './help-menu';
import { HelpStore } from './help-store';
import { HelpTree } from './help-tree';
import { isOwnWindow } from './is-own-window';
import { pathTo, topicAt } from './topic-path';
import { useAddressHash } from '../address/use-address-hash';

export type HelpMode = 'tree' | 'menu';

/** The hash that leaves only its own topic in a window of its own. */
const narrowingTag = 'deposit';

/** The merchant's help; the address hash opens a topic. */
export const HelpCentre = observer(function HelpCentre({ initialMode = 'tree' }: { initialMode?: HelpMode }) {
  const host = useHost();
  const text = useText();
  const language = useReadable(host.language.current);
  const tag = useAddressHash();
  const [mode, setMode] = useState(initialMode);
  const [ownWindow, setOwnWindow] = useState(() => isOwnWindow());
  const [store] = useState(() => new HelpStore(host));
  useEffect(() => store.request(language), [store, language]);
  useContentChanges('help', store.topics);

  const { topics } = store;
  const narrow = useMemo(() => topics.value && narrowedTo(topics.value, tag), [topics.value, tag]);
  const isNarrow = ownWindow && tag === narrowingTag && narrow !== undefined;
  return (
    <section css={style}>
      <header>
        <h1>{text('help.title')}</h1>
        <Button size="small" variant="secondary" onClick={() => setMode(mode === 'tree' ? 'menu' : 'tree')}>
          {text(mode === 'tree' ? 'help.asMenu' : 'help.asList')}
        </Button>
      </header>
      <p css={leadStyle}>{text('help.lead')}</p>
      <LoadableSection
        state={topics.state}
        value={topics.value}
        failure={<LoadFailed title={text('help.failed')} text={text} onRetry={() => void topics.again()} of={topics} />}
        loading={
          <div role="status" aria-label={text('help.loading')} css={loadingStyle}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="card" height="3rem" />
            ))}
          </div>
        }
        empty={
          <EmptyState icon={helpIcon} title={text('help.empty')}>
            {text('help.empty.hint')}
          </EmptyState>
        }
      >
        {(all) => {
          const shown = isNarrow ? narrow : all;
          return mode === 'tree' ? <HelpTree topics={shown} tag={tag} /> : <HelpMenu topics={shown} tag={tag} />;
        }}
      </LoadableSection>
      {host.navigation.has('member.feedback@1') && (
        <Button variant="secondary" onClick={() => void host.navigation.open('member.feedback@1')}>
          {text('help.feedback')}
        </Button>
      )}
      {isNarrow && (
        <Button variant="secondary" onClick={() => setOwnWindow(false)}>
          {text('help.all')}
        </Button>
      )}
    </section>
  );
});

/** Only the topic of a tag with what is below it; undefined when there is none. */
function narrowedTo(topics: HelpItem[], tag: string): HelpItem[] | undefined {
  const topic = topicAt(topics, pathTo(topics, tag).at(-1) ?? '');
  return topic && [topic];
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  inline-size: 100%;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding-block: var(--space-6);
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
  }
  @media (min-width: 720px) {
    & > button {
      justify-self: start;
    }
  }
`;

const leadStyle = css`
  color: var(--color-muted);
`;

const loadingStyle = css`
  display: grid;
  gap: var(--space-3);
`;
