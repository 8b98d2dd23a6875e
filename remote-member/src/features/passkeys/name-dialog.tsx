import { useText } from '@atrium/contract/react';
import { Button, Dialog, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { useRef, useState, type FormEvent } from 'react';

interface NameDialogProps {
  title: string;
  /** What stands there to begin with. */
  name: string;
  action: string;
  busy: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** What a passkey is to be called. */
export function NameDialog({ title, name: first, action, busy, onName, onClose }: NameDialogProps) {
  const text = useText();
  const [name, setName] = useState(first);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) return onName(name.trim());
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog title={title} size="small" onClose={onClose} closeLabel={text('passkeys.cancel')}>
      <form noValidate onSubmit={submit} css={style}>
        <TextField
          ref={field}
          name="passkey-name"
          autoComplete="off"
          label={text('passkeys.name')}
          hint={text('passkeys.name.hint')}
          error={missing ? text('passkeys.name.missing') : undefined}
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" block loading={busy}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
`;
