import { useHost, useText } from '@atrium/contract/react';
import { Button, EmptyState, heartIcon } from '@atrium/ui';

/** Replaces a personal list for visitors. */
export function SignInPrompt({ page }: { page: string }) {
  const { commands } = useHost();
  const text = useText();
  const signIn = () => void commands.run('lobby.open-personal-list@1', { page }).catch(() => undefined);
  return (
    <EmptyState
      icon={heartIcon}
      title={text('slots.sign-in')}
      action={<Button onClick={signIn}>{text('slots.sign-in.action')}</Button>}
    >
      {text('slots.sign-in.hint')}
    </EmptyState>
  );
}
