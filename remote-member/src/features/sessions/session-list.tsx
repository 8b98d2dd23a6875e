import type { MemberSessions } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { Button, cardStyle, LoadableSection, LoadFailed, SectionHeader, SkeletonText, useKeptFocus } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listStyle } from '../account/list-style';
import { deviceName } from './device-name';
import { SessionRow } from './session-row';
import { SessionsStore } from './sessions-store';

/** The customer's sessions, with sign-out. */
export const SessionList = observer(function SessionList() {
  const host = useHost();
  const text = useText();
  const region = useKeptFocus();
  const [store] = useState(() => new SessionsStore(host));
  useEffect(() => void store.load(), [store]);
  const { list, busy } = store;
  const signOutElsewhere = store.others > 0 && (
    <Button variant="secondary" size="small" aria-disabled={busy} onClick={() => void store.endOthers()}>
      {text('sessions.endOthers')}
    </Button>
  );
  return (
    <section ref={region} aria-labelledby="member-sessions" aria-busy={list.state === 'loading'}>
      <SectionHeader id="member-sessions" title={text('sessions.title')} end={signOutElsewhere || undefined} />
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={<LoadFailed title={text('sessions.failed')} text={text} onRetry={() => void list.again()} of={list} />}
        loading={
          <div css={[cardStyle, { padding: 'var(--space-5)' }]}>
            <SkeletonText lines={2} />
          </div>
        }
      >
        {({ last, sessions }) => (
          <>
            <LastSignIn last={last} />
            <ZoneNote id="member-sessions-zone" />
            <ul aria-describedby="member-sessions-zone" css={[cardStyle, listStyle]}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void store.end(session.id)} />
              ))}
            </ul>
          </>
        )}
      </LoadableSection>
    </section>
  );
});

function LastSignIn({ last }: Pick<MemberSessions, 'last'>) {
  const { language } = useHost();
  const text = useText();
  if (!last) return <p css={lastStyle}>{text('sessions.first')}</p>;
  const device = deviceName(last, text);
  return (
    <p css={lastStyle}>
      {text('sessions.last', { date: language.date(last.at, 'long'), device, address: last.address })}
    </p>
  );
}

const lastStyle = css`
  margin-block: 0 var(--space-3);
  color: var(--color-muted);
  font-size: var(--type-small);
`;
