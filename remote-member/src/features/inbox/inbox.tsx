import { inboxList, liveTypes, type InboxPage } from '@atrium/api';
import { Loadable, useHost, useReadable, useText, type ViewComponentProps } from '@atrium/contract/react';
import {
  Button,
  closeOpened,
  DataTableSkeleton,
  EmptyState,
  LoadableSection,
  LoadFailed,
  mailIcon,
  openHere,
  Pagination,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { InboxList } from './inbox-list';
import { markRead } from './mark-read';
import { OpenMessage } from './open-message';

const pageSize = 10;

/** The member's platform messages: a list by pages, and the opened message in its place. */
export const Inbox = observer(function Inbox({ params }: Pick<ViewComponentProps, 'params'>) {
  const host = useHost();
  const text = useText();
  const language = useReadable(host.language.current);
  const [page, setPage] = useState(1);
  const { message: opened } = params;
  // in the address, so that Back returns to the list
  const open = (message: string) => openHere(() => host.navigation.refine({ ...params, message }, { push: true }));
  const close = () => {
    const { message: _opened, ...list } = params;
    closeOpened(() => host.navigation.refine(list));
  };
  const [list] = useState(() => new Loadable<InboxPage>());
  const left = useRef<string>(undefined);
  const listed = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const request = { page, size: pageSize, sort: 'sendTime,desc' };
    void list.load(() => host.api.call(inboxList, request, { signal: host.signal }));
  }, [list, host, page, language]);
  useEffect(
    () =>
      host.events.on('live.received@1', ({ type }) => {
        if (type === liveTypes.message || type === liveTypes.reset) void list.refresh();
      }),
    [host, list],
  );

  useEffect(() => {
    if (opened === undefined) return;
    left.current = opened;
    const read = list.value?.messages.find(({ id }) => id === opened)?.read ?? false;
    if (!read) void markRead(host, [opened]).then(() => list.refresh());
  }, [opened, host, list]);

  const readAll = async () => {
    if (!(await markRead(host))) return host.messages.toast({ kind: 'warning', text: text('inbox.readFailed') });
    await list.refresh();
    // the button is disabled now
    listed.current?.focus();
  };

  if (opened !== undefined) return <OpenMessage id={opened} onBack={close} />;
  return (
    <LoadableSection
      state={list.state}
      value={list.value}
      failure={<LoadFailed title={text('inbox.failed')} text={text} onRetry={() => void list.again()} of={list} />}
      loading={<DataTableSkeleton label={text('inbox.loading')} />}
      isEmpty={({ messages }) => messages.length === 0}
      empty={
        <EmptyState icon={mailIcon} title={text('inbox.empty')}>
          {text('inbox.empty.hint')}
        </EmptyState>
      }
      footer={({ total, messages }) =>
        (messages.length > 0 || page > 1) && (
          <Pagination
            page={page}
            pageCount={Math.max(1, Math.ceil(total / pageSize))}
            onChange={setPage}
            labels={{
              navigation: text('inbox.pages'),
              previous: text('record.previous'),
              next: text('record.next'),
              page: (number) => text('record.page', { number }),
            }}
          />
        )
      }
    >
      {({ messages }) => (
        <div ref={listed} tabIndex={-1} css={style}>
          <Button
            size="small"
            variant="secondary"
            disabled={messages.every(({ read }) => read)}
            onClick={() => void readAll()}
          >
            {text('inbox.readAll')}
          </Button>
          <InboxList messages={messages} onOpen={({ id }) => open(id)} focused={left.current} />
        </div>
      )}
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  outline: none;
`;
