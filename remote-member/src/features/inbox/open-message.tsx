import { inboxMessage, type InboxMessage } from '@atrium/api';
import { Loadable, useHost, useReadable, useText, ZoneNote } from '@atrium/contract/react';
import { Button, LoadableSection, LoadFailed, ServerHtml, SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';

/** One message with its text, which was written as HTML and is cleaned. */
export const OpenMessage = observer(function OpenMessage({ id, onBack }: { id: string; onBack: () => void }) {
  const host = useHost();
  const text = useText();
  const language = useReadable(host.language.current);
  const zone = useId();
  const back = useRef<HTMLButtonElement>(null);
  const [message] = useState(() => new Loadable<InboxMessage>());
  useEffect(() => {
    void message.load(() => host.api.call(inboxMessage, { id }, { signal: host.signal }));
  }, [message, host, id, language]);
  useEffect(() => back.current?.focus(), []);
  return (
    <div css={style}>
      <Button ref={back} size="small" variant="secondary" onClick={onBack}>
        {text('inbox.back')}
      </Button>
      <LoadableSection
        state={message.state}
        value={message.value}
        failure={
          <LoadFailed title={text('inbox.openFailed')} text={text} onRetry={() => void message.again()} of={message} />
        }
        loading={
          <div role="status" aria-label={text('inbox.loading')}>
            <SkeletonText lines={4} />
          </div>
        }
      >
        {({ title, sendTime, content }) => (
          <article css={articleStyle}>
            <h2>{title || text('inbox.untitled')}</h2>
            {sendTime !== undefined && (
              <>
                <time dateTime={new Date(sendTime).toISOString()} aria-describedby={zone}>
                  {host.language.date(sendTime, 'short')}
                </time>
                <ZoneNote id={zone} />
              </>
            )}
            <ServerHtml html={content} sanitize={host.sanitize} failure={text('inbox.openFailed')} />
          </article>
        )}
      </LoadableSection>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > button {
    justify-self: start;
  }
`;

const articleStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-inline-size: 44rem;
  & h2 {
    font-size: var(--type-large);
    overflow-wrap: anywhere;
  }
  & time {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
`;
