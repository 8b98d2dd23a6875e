import { contractsList, type Agreement } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, recordIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MemberSearch } from '../table/member-search';
import { PagesNav } from '../table/pages-nav';
import { AgreementTable } from './agreement-table';

interface AgreementPage {
  contracts: Agreement[];
  totalPages: number;
}

const pageSize = 20;

/** A page of contracts of one side, with a search for the other party. */
export const AgreementList = observer(function AgreementList({ side }: { side: 'given' | 'held' }) {
  const { api, signal } = useHost();
  const text = useText();
  const [query, setQuery] = useState({ search: '', pageNo: 1 });
  const [list] = useState(() => new Loadable<AgreementPage>());
  useEffect(() => {
    const request = { side, ...(query.search && { search: query.search }), pageNo: query.pageNo, pageSize };
    void list.load(() => api.call(contractsList, request, { signal }));
  }, [list, api, signal, side, query]);
  return (
    <div css={style}>
      {side === 'given' && <MemberSearch name={query.search} onSearch={(search) => setQuery({ search, pageNo: 1 })} />}
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={
          <LoadFailed title={text('agreement.failed')} text={text} onRetry={() => void list.again()} of={list} />
        }
        loading={<DataTableSkeleton label={text('agreement.loading')} />}
        isEmpty={({ contracts }) => contracts.length === 0}
        empty={
          <EmptyState icon={recordIcon} title={text(`agreement.empty.${side}`)}>
            {text(`agreement.empty.${side}.hint`)}
          </EmptyState>
        }
        footer={({ totalPages }) => (
          <PagesNav page={query.pageNo} pageCount={totalPages} onChange={(pageNo) => setQuery({ ...query, pageNo })} />
        )}
      >
        {({ contracts }) => <AgreementTable side={side} contracts={contracts} onChanged={() => void list.refresh()} />}
      </LoadableSection>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
