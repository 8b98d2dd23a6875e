import { agentLinks, type RegistrationLinks } from '@atrium/api';
import { Loadable, useCan, useHost, useText } from '@atrium/contract/react';
import { DataTableSkeleton, EmptyState, LoadableSection, LoadFailed, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CreateLink } from './create-link';
import { LinkTable } from './link-table';

/** The registration links of the agent, and the form of a new one. */
export const RegistrationLinksPage = observer(function RegistrationLinksPage() {
  const { api, signal } = useHost();
  const text = useText();
  const canCreate = useCan('link.create');
  const canManage = useCan('links.manage');
  const [links] = useState(() => new Loadable<RegistrationLinks>());
  useEffect(() => void links.load(() => api.call(agentLinks, {}, { signal })), [links, api, signal]);
  return (
    <LoadableSection
      state={links.state}
      value={links.value}
      failure={<LoadFailed title={text('link.failed')} text={text} onRetry={() => void links.again()} of={links} />}
      loading={<DataTableSkeleton label={text('link.loading')} />}
    >
      {({ ownShare, links: listed }) => (
        <div css={style}>
          {canCreate && <CreateLink ownShare={ownShare} onCreated={() => void links.refresh()} />}
          {canManage && listed.length > 0 && <LinkTable links={listed} onChanged={() => void links.refresh()} />}
          {canManage && listed.length === 0 && (
            <EmptyState icon={userIcon} title={text('link.empty')}>
              {text('link.empty.hint')}
            </EmptyState>
          )}
        </div>
      )}
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
