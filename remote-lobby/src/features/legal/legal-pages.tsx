import { legalPages, legalTexts } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, SkeletonText, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { CleanContent } from '../live-content/clean-content';
import { useContentChanges } from '../live-content/use-content-changes';
import { useLoadable } from '../loading/use-loadable';

/** Terms, privacy and licence of the merchant; the address names one of them. */
export const LegalPages = observer(function LegalPages({ page }: { page: string }) {
  const { api, language, navigation } = useHost();
  const text = useText();
  const pages = useLoadable(() => api.call(legalTexts, { lang: language.current.get() }));
  useContentChanges('legal', pages);
  const offered = legalPages.filter((name) => pages.value?.some((one) => one.page === name));
  const selected = offered.find((name) => name === page) ?? offered[0];
  const shown = pages.value?.find((one) => one.page === selected);
  return (
    <section aria-labelledby="lobby-legal" css={style}>
      <h1 id="lobby-legal">{text('legal.title')}</h1>
      <LoadableSection
        state={pages.state}
        value={pages.value}
        failure={<LoadFailed title={text('legal.failed')} text={text} onRetry={() => void pages.again()} of={pages} />}
        loading={
          <div role="status" aria-label={text('legal.loading')}>
            <SkeletonText lines={6} />
          </div>
        }
        empty={<EmptyState title={text('legal.empty')} />}
      >
        {() =>
          selected && (
            <>
              <Tabs
                panelId="lobby-legal-page"
                label={text('legal.title')}
                tabs={offered.map((name) => ({ id: name, label: text(`legal.${name}`) }))}
                selected={selected}
                onSelect={(name) => navigation.refine({ page: name })}
              />
              <TabPanel id="lobby-legal-page" selected={selected}>
                {shown?.since && <p css={sinceStyle}>{text('legal.since', { date: shown.since })}</p>}
                <CleanContent html={shown?.content ?? ''} />
              </TabPanel>
            </>
          )
        }
      </LoadableSection>
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  inline-size: 100%;
  max-inline-size: 60rem;
  margin-inline: auto;
  padding-block: var(--space-6);
`;

const sinceStyle = css`
  margin-block-end: var(--space-4);
  color: var(--color-muted);
  font-size: var(--type-small);
`;
