import { css } from '@emotion/react';
import { Tag } from '@atrium/ui';
import type { Channel, MerchantLine } from '../registry/answers';
import { servedTo } from '../releases/served-to';
import { ReleaseName } from '../components/release-name';
import { tableStyle } from '../components/table-style';

interface ServedTableProps {
  channels: Channel[];
  merchants: MerchantLine[];
}

/** A table of remotes and merchants. On a phone it scrolls horizontally. */
export function ServedTable({ channels, merchants }: ServedTableProps) {
  return (
    <div css={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Releases by merchant">
      <table css={[tableStyle, style]}>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            {merchants.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {channels.map((channel) => (
            <tr key={channel.remote}>
              <th scope="row">{channel.remote}</th>
              {merchants.map((merchant) => (
                <td key={merchant.code}>
                  <Cell channel={channel} merchant={merchant} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

const style = css`
  background: var(--color-card);
`;

const cellStyle = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  white-space: nowrap;
`;
