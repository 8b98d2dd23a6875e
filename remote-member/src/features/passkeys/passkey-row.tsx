import type { Passkey } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Icon, keyIcon, Tag } from '@atrium/ui';
import { rowStyle } from '../account/row-style';

interface PasskeyRowProps {
  passkey: Passkey;
  busy: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey: name, creation and last use. */
export function PasskeyRow({ passkey, busy, onRename, onRemove }: PasskeyRowProps) {
  const { language } = useHost();
  const text = useText();
  const { name, createdAt, usedAt, synced } = passkey;
  return (
    <li css={rowStyle}>
      <Icon shape={keyIcon} />
      <div>
        <p data-part="name">
          {name} {synced && <Tag tone="quiet">{text('passkeys.synced')}</Tag>}
        </p>
        <p data-part="about">
          {text('passkeys.added', { date: language.date(createdAt, 'date') })} ·{' '}
          {usedAt ? text('passkeys.used', { date: language.date(usedAt, 'short') }) : text('passkeys.neverUsed')}
        </p>
      </div>
      <div data-part="actions">
        <Button
          variant="ghost"
          size="small"
          aria-label={text('passkeys.rename.named', { name })}
          aria-disabled={busy}
          onClick={onRename}
        >
          {text('passkeys.rename')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-label={text('passkeys.remove.named', { name })}
          aria-disabled={busy}
          onClick={onRemove}
        >
          {text('passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}
