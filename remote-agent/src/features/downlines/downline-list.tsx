import { agentDownlines, type DownlinePage } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { agentIcon, DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, useKeptFocus } from '@atrium/ui';
import type { DayRange } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { teamRangeOf } from '../period/team-range';
import { PagesNav } from '../table/pages-nav';
import { DownlineTable } from './downline-table';
import { Breadcrumbs } from './breadcrumbs';

interface DownlineListProps {
  range: DayRange;
  /** Id of the member with these downlines; default: the agent. */
  of?: string;
  /** Part of a name to search for in the whole team. */
  search?: string;
  /** How many transfers were sent beside the list; after each the balances are read again. */
  transfers?: number;
}

const pageSize = 10;

/** A paged list of members; those with downlines link to them. */
export const DownlineList = observer(function DownlineList({
  range,
  of = '',
  search = '',
  transfers = 0,
}: DownlineListProps) {
  const host = useHost();
  const text = useText();
  // the link of a member leaves with the list that it opens another one from
  const region = useKeptFocus();
  const [list] = useState(() => new Loadable<DownlinePage>());
  // another list starts at page 1
  const [position, setPosition] = useState({ of, search, range, page: 1 });
  const page = position.of === of && position.search === search && position.range === range ? position.page : 1;
  useEffect(() => {
    const query = { ...teamRangeOf(range), of, search, pageNo: page, pageSize };
    void list.load(() => host.api.call(agentDownlines, query, { signal: host.signal }));
  }, [list, host, range, of, search, page]);
  useEffect(() => {
    if (transfers > 0) void list.refresh();
  }, [list, transfers]);

  return (
    <section ref={region} css={style}>
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={
          <LoadFailed title={text('downlines.failed')} text={text} onRetry={() => void list.again()} of={list} />
        }
        loading={<DataTableSkeleton label={text('downlines.loading')} />}
        footer={({ totalPages }) => (
          <PagesNav
            page={page}
            pageCount={totalPages}
            onChange={(next) => setPosition({ of, search, range, page: next })}
          />
        )}
      >
        {(value) => (
          <>
            <Breadcrumbs trail={value.trail} />
            {value.members.length === 0 ? (
              <EmptyState icon={agentIcon} title={text(search ? 'downlines.notFound' : 'downlines.empty')}>
                {text(search ? 'downlines.notFound.hint' : 'downlines.empty.hint')}
              </EmptyState>
            ) : (
              <DownlineTable page={value} onSent={() => void list.refresh()} />
            )}
          </>
        )}
      </LoadableSection>
    </section>
  );
});

const style = css`
  display: contents;
`;
