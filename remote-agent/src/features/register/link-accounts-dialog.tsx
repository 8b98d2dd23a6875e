import { agentLinkAccounts, type LinkAccounts, type RegistrationLink } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, Dialog, LoadableSection, LoadFailed, type DataColumn } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PagesNav } from '../table/pages-nav';
import { TeamTable } from '../table/team-table';

interface LinkAccountsDialogProps {
  link: RegistrationLink;
  onClose: () => void;
}

const pageSize = 20;

/** The accounts that registered through a link. */
export const LinkAccountsDialog = observer(function LinkAccountsDialog({ link, onClose }: LinkAccountsDialogProps) {
  const { api, signal, language } = useHost();
  const text = useText();
  const [pageNo, setPageNo] = useState(1);
  const [list] = useState(() => new Loadable<LinkAccounts>());
  useEffect(() => {
    void list.load(() => api.call(agentLinkAccounts, { id: link.id, pageNo, pageSize }, { signal }));
  }, [list, api, signal, link, pageNo]);
  const columns: DataColumn<LinkAccounts['accounts'][number]>[] = [
    { id: 'account', title: text('downlines.member'), cell: ({ account }) => <b>{account}</b> },
    { id: 'time', title: text('downlines.joined'), cell: ({ time }) => language.date(time, 'short') },
  ];
  const title = text('link.accounts', { code: link.code });
  return (
    <Dialog title={title} onClose={onClose} closeLabel={text('dialog.close')}>
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={
          <LoadFailed title={text('downlines.failed')} text={text} onRetry={() => void list.again()} of={list} />
        }
        loading={<DataTableSkeleton label={text('downlines.loading')} />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={<p>{text('link.accounts.empty')}</p>}
        footer={({ totalPages }) => <PagesNav page={pageNo} pageCount={totalPages} onChange={setPageNo} />}
      >
        {({ accounts }) => (
          <TeamTable times caption={title} columns={columns} rows={accounts} keyOf={({ account }) => account} />
        )}
      </LoadableSection>
    </Dialog>
  );
});
