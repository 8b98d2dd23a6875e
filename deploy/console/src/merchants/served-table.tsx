import { css } from '@emotion/react';
import { DataTable, Tag, type DataColumn } from '@atrium/ui';
import type { Channel, MerchantLine } from '../registry/answers';
import { servedTo } from '../releases/served-to';
import { ReleaseName } from '../components/release-name';

interface ServedTableProps {
  channels: Channel[];
  merchants: MerchantLine[];
}

/** A table of remotes and merchants. On a phone it scrolls horizontally. */
export function ServedTable({ channels, merchants }: ServedTableProps) {
  const columns: DataColumn<Channel>[] = [
    { id: 'remote', title: 'Remote', headsRows: true, cell: ({ remote }) => remote },
    ...merchants.map((merchant) => ({
      id: merchant.code,
      title: merchant.name,
      cell: (channel: Channel) => <Cell channel={channel} merchant={merchant} />,
    })),
  ];
  return (
    <DataTable
      caption="Releases by merchant"
      columns={columns}
      rows={channels}
      keyOf={({ remote }) => remote}
      narrow="scroll"
    />
  );
}

function Cell({ channel, merchant: { code, remotes } }: { channel: Channel; merchant: MerchantLine }) {
  if (channel.remote !== 'host' && !remotes.includes(channel.remote))
    return <span css={{ color: 'var(--color-muted)' }}>not enabled</span>;
  const { release, reason, share } = servedTo(channel, code);
  return (
    <span css={cellStyle}>
      <ReleaseName release={release} />
      {reason && <Tag tone={reason === 'pinned' ? 'quiet' : 'second'}>{reason}</Tag>}
      {share && (
        <span>
          {share.percent} % get <ReleaseName release={share.release} />
        </span>
      )}
    </span>
  );
}

const cellStyle = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  white-space: nowrap;
`;
