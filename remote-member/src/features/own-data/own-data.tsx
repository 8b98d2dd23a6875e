import type { AccountRequestKind } from '@atrium/api';
import { Link, useHost, useText } from '@atrium/contract/react';
import {
  Button,
  cardStyle,
  LoadableSection,
  LoadFailed,
  quietLinkStyle,
  SectionHeader,
  SkeletonText,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listStyle } from '../account/list-style';
import { OwnDataStore } from './own-data-store';

/** Requests for the own data, and to close the account, with the way to the legal pages. */
export const OwnData = observer(function OwnData() {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new OwnDataStore(host));
  useEffect(() => void store.load(), [store]);
  const { requests } = store;
  return (
    <section aria-labelledby="member-own-data" aria-busy={requests.state === 'loading'}>
      <SectionHeader
        id="member-own-data"
        title={text('ownData.title')}
        end={
          host.navigation.has('lobby.legal@1') && (
            <Link to="lobby.legal@1" params={{ page: 'privacy' }} css={quietLinkStyle}>
              {text('ownData.legal')}
            </Link>
          )
        }
      />
      <LoadableSection
        state={requests.state}
        value={requests.value}
        failure={
          <LoadFailed title={text('ownData.failed')} text={text} onRetry={() => void requests.again()} of={requests} />
        }
        loading={
          <div css={[cardStyle, { padding: 'var(--space-5)' }]}>
            <SkeletonText lines={2} />
          </div>
        }
        empty={<Requests store={store} />}
      >
        {() => <Requests store={store} />}
      </LoadableSection>
    </section>
  );
});

const Requests = observer(function Requests({ store }: { store: OwnDataStore }) {
  return (
    <ul css={[cardStyle, listStyle]}>
      <RequestRow store={store} kind="data" />
      <RequestRow store={store} kind="close" />
    </ul>
  );
});

interface RequestRowProps {
  store: OwnDataStore;
  kind: AccountRequestKind;
}

const RequestRow = observer(function RequestRow({ store, kind }: RequestRowProps) {
  const text = useText();
  const { status, reason = '' } = store.latest(kind) ?? {};
  return (
    <li css={rowStyle}>
      <div>
        <p css={{ fontWeight: 600 }}>{text(`ownData.${kind}`)}</p>
        <p css={hintStyle}>
          {status === 'pending' && text('ownData.waiting')}
          {status === 'rejected' && [text('ownData.rejected'), reason].filter(Boolean).join(' ')}
          {(status === undefined || status === 'approved') && text(`ownData.${kind}.hint`)}
        </p>
      </div>
      {status === 'approved' && kind === 'data' ? (
        <Button size="small" aria-disabled={store.busy} onClick={() => void store.download()}>
          {text('ownData.download')}
        </Button>
      ) : (
        status !== 'pending' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${text('ownData.ask')}: ${text(`ownData.${kind}`)}`}
            aria-disabled={store.busy}
            onClick={() => void store.ask(kind)}
          >
            {text('ownData.ask')}
          </Button>
        )
      )}
    </li>
  );
});

const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-4) var(--space-5);
`;

const hintStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
`;
