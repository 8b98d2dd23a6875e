import { agentSwitchLink, type RegistrationLink } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Checkbox, LinkButton, type DataColumn } from '@atrium/ui';
import { useState } from 'react';
import { TeamTable } from '../table/team-table';
import { CopyLink } from './copy-link';
import { LinkAccountsDialog } from './link-accounts-dialog';

interface LinkTableProps {
  links: RegistrationLink[];
  onChanged: () => void;
}

/** The links with their usage; each can be switched on and off. */
export function LinkTable({ links, onChanged }: LinkTableProps) {
  const { api, language } = useHost();
  const text = useText();
  const [shown, setShown] = useState<RegistrationLink>();
  const [busy, setBusy] = useState<string>();
  const turn = async ({ id, active }: RegistrationLink) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await api.call(agentSwitchLink, { id, active: !active });
      onChanged();
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      setBusy(undefined);
    }
  };
  const columns: DataColumn<RegistrationLink>[] = [
    { id: 'code', title: text('link.code'), cell: ({ code }) => <b>{code}</b> },
    { id: 'share', title: text('link.promised'), figure: true, cell: ({ share }) => `${share} %` },
    {
      id: 'accounts',
      title: text('link.used'),
      cell: (link) => (
        <LinkButton
          aria-label={text('link.usedOf', { code: link.code, count: language.number(link.accounts) })}
          onClick={() => setShown(link)}
        >
          {language.number(link.accounts)}
        </LinkButton>
      ),
    },
    { id: 'time', title: text('link.since'), cell: ({ time }) => language.date(time, 'short') },
    {
      id: 'active',
      title: text('link.state'),
      cell: (link) => (
        <Checkbox
          label={text('link.active', { code: link.code })}
          checked={link.active}
          onChange={() => void turn(link)}
        />
      ),
    },
    { id: 'copy', title: text('link.copy'), cell: ({ code }) => <CopyLink code={code} /> },
  ];
  return (
    <>
      <TeamTable times caption={text('register.tab.links')} columns={columns} rows={links} keyOf={({ id }) => id} />
      {shown && <LinkAccountsDialog link={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
