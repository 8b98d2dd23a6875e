import type { Endpoint } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { cardStyle, DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, recordIcon } from '@atrium/ui';
import { lastDays, merchantDays } from '@atrium/ui/dates';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { TeamRangePicker } from '../period/team-range-picker';
import { Amount } from '../table/amount';
import { PagesNav } from '../table/pages-nav';

interface PayPage {
  currency: string;
  total: { amount: string };
  rows: unknown[];
  totalPages: number;
}

interface PaySectionProps<Request, Page> {
  /** Endpoint of the pages, and what it asks for besides days and page; must not change. */
  endpoint: Endpoint<Request, Page>;
  request: Omit<Request, 'from' | 'to' | 'pageNo' | 'pageSize'>;
  children: (page: Page) => ReactNode;
}

const pageSize = 20;

/** A record of pay by days of the merchant: range, total of the whole range, and pages of rows. */
export const PaySection = observer(function PaySection<Request, Page extends PayPage>({
  endpoint,
  request,
  children,
}: PaySectionProps<Request, Page>) {
  const { api, signal } = useHost();
  const text = useText();
  const [query, setQuery] = useState(() => ({ range: lastDays(7, new Date()), pageNo: 1 }));
  const [fixed] = useState(request);
  const [record] = useState(() => new Loadable<Page>());
  useEffect(() => {
    const days = merchantDays(query.range, new Date());
    const asked = { ...fixed, ...days, pageNo: query.pageNo, pageSize } as Request;
    void record.load(() => api.call(endpoint, asked, { signal }));
  }, [record, api, signal, endpoint, fixed, query]);
  return (
    <div css={style}>
      <TeamRangePicker range={query.range} onChange={(range) => setQuery({ range, pageNo: 1 })} />
      <LoadableSection
        state={record.state}
        value={record.value}
        failure={
          <LoadFailed title={text('record.failed')} text={text} onRetry={() => void record.again()} of={record} />
        }
        loading={<DataTableSkeleton label={text('record.loading')} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState icon={recordIcon} title={text('record.empty')}>
            {text('pay.empty.hint')}
          </EmptyState>
        }
        footer={({ totalPages }) => (
          <PagesNav page={query.pageNo} pageCount={totalPages} onChange={(pageNo) => setQuery({ ...query, pageNo })} />
        )}
      >
        {(page) => (
          <>
            <p css={[cardStyle, totalStyle]}>
              {text('loss.total')} <Amount decimal={page.total.amount} currency={page.currency} />
            </p>
            {children(page)}
          </>
        )}
      </LoadableSection>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const totalStyle = css`
  display: flex;
  justify-content: space-between;
  margin: 0 0 var(--space-4);
  padding: var(--space-3) var(--space-4);
  font-weight: 600;
`;
