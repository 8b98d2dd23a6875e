import { agentCreateLink } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Button, TextField } from '@atrium/ui';
import { useState, type FormEvent } from 'react';
import { CopyLink } from './copy-link';
import { formStyle } from './form-style';
import { isShare } from './share';

interface CreateLinkProps {
  /** Percent; the most that a link may promise. */
  ownShare: string;
  onCreated: () => void;
}

/** Creates a registration link with a promised share. */
export function CreateLink({ ownShare, onCreated }: CreateLinkProps) {
  const { api } = useHost();
  const text = useText();
  const [share, setShare] = useState('');
  const [wrong, setWrong] = useState(false);
  const [sending, setSending] = useState(false);
  const [created, setCreated] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = share.trim();
    setWrong(!isShare(typed, ownShare));
    if (!isShare(typed, ownShare) || sending) return;
    setSending(true);
    try {
      setCreated((await api.call(agentCreateLink, { share: typed })).code);
      setShare('');
      onCreated();
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <form noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
      <TextField
        purpose="amount"
        label={text('link.share')}
        hint={text('link.share.hint', { share: ownShare })}
        error={wrong ? text('link.share.wrong', { share: ownShare }) : undefined}
        value={share}
        onChange={({ target }) => {
          setShare(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" loading={sending}>
        {text('link.create')}
      </Button>
      {created !== undefined && (
        <p role="status">
          {text('link.created', { code: created })} <CopyLink code={created} />
        </p>
      )}
    </form>
  );
}
