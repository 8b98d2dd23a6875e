import type { Passkey } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import {
  Button,
  cardStyle,
  EmptyState,
  Icon,
  keyIcon,
  LoadableSection,
  LoadFailed,
  SectionHeader,
  SkeletonText,
  useKeptFocus,
} from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listStyle } from '../account/list-style';
import { PasswordCheckDialog } from '../password-check/password-check-dialog';
import { supportsPasskeys } from './create-passkey';
import { NameDialog } from './name-dialog';
import { PasskeyRow } from './passkey-row';
import { PasskeysStore } from './passkeys-store';

/** The customer's passkeys: add, rename, remove. */
export const PasskeyList = observer(function PasskeyList() {
  const host = useHost();
  const text = useText();
  const region = useKeptFocus();
  const [store] = useState(() => new PasskeysStore(host));
  const [editing, setEditing] = useState<'new' | Passkey>();
  useEffect(() => void store.load(), [store]);
  const { list, busy } = store;
  const save = async (name: string) => {
    const done = editing === 'new' ? await store.add(name) : editing && (await store.rename(editing.id, name));
    if (done) setEditing(undefined);
  };
  const add = supportsPasskeys() && (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon shape={keyIcon} size="1.125rem" />}
      onClick={() => setEditing('new')}
    >
      {text('passkeys.add')}
    </Button>
  );
  return (
    <section ref={region} aria-labelledby="member-passkeys" aria-busy={list.state === 'loading'}>
      <SectionHeader id="member-passkeys" title={text('passkeys.title')} end={add || undefined} />
      <LoadableSection
        state={list.state}
        value={list.value}
        failure={<LoadFailed title={text('passkeys.failed')} text={text} onRetry={() => void list.again()} of={list} />}
        loading={
          <div css={[cardStyle, { padding: 'var(--space-5)' }]}>
            <SkeletonText lines={2} />
          </div>
        }
        empty={
          <div css={cardStyle}>
            <EmptyState icon={keyIcon} title={text('passkeys.none')}>
              {text(supportsPasskeys() ? 'passkeys.about' : 'passkeys.unsupported')}
            </EmptyState>
          </div>
        }
      >
        {(passkeys) => (
          <>
            <ZoneNote id="member-passkeys-zone" />
            <ul aria-describedby="member-passkeys-zone" css={[cardStyle, listStyle]}>
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  busy={busy}
                  onRename={() => setEditing(passkey)}
                  onRemove={() => void store.remove(passkey)}
                />
              ))}
            </ul>
          </>
        )}
      </LoadableSection>
      {editing && (
        <NameDialog
          title={text(editing === 'new' ? 'passkeys.add' : 'passkeys.rename')}
          name={editing === 'new' ? '' : editing.name}
          action={text(editing === 'new' ? 'passkeys.continue' : 'passkeys.save')}
          busy={busy}
          onName={(name) => void save(name)}
          onClose={() => setEditing(undefined)}
        />
      )}
      <PasswordCheckDialog check={store.passwordCheck} />
    </section>
  );
});
