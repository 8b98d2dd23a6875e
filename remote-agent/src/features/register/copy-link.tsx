import { useHost, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';

/** Copies the address of the registration with the code of a link. */
export function CopyLink({ code }: { code: string }) {
  const { messages } = useHost();
  const text = useText();
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/register?affiliateCode=${encodeURIComponent(code)}`).then(
      () => messages.toast({ kind: 'success', text: text('link.copied') }),
      () => messages.toast({ kind: 'warning', text: text('link.copyFailed') }),
    );
  return (
    <Button size="small" variant="secondary" aria-label={text('link.copyOf', { code })} onClick={() => void copy()}>
      {text('link.copy')}
    </Button>
  );
}
