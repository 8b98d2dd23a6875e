import { sessionLogout } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import type { SignInFlow, SignInStep } from '../sign-in-flow/sign-in-flow';
import { ChangePasswordForm } from './change-password-form';
import { ChangePasswordStore } from './change-password-store';

interface ForcedPasswordChangeProps {
  step: Extract<SignInStep, { kind: 'password-change' }>;
  flow: SignInFlow;
}

/** Requires a new password. The dialog closes only after a change or by signing out. */
export function ForcedPasswordChange({ step: { pending }, flow }: ForcedPasswordChangeProps) {
  const host = useHost();
  const text = useText();
  const { grant, defaultPassword, chosenByAgent = false } = pending;
  const given = text('passwords.default', { merchant: host.settings.merchant.name });
  const old = text(chosenByAgent ? 'passwords.first' : 'passwords.expired');
  const [store] = useState(
    () =>
      new ChangePasswordStore(host, {
        authorization: grant.token,
        ...(defaultPassword !== undefined && { defaultPassword: () => Promise.resolve(defaultPassword) }),
      }),
  );
  const finish = async () => {
    await flow.completePasswordChange(pending);
    // if the session did not start, sign in again with the new password
    if (flow.status !== 'accepted') flow.abandon();
  };
  const signOut = () => {
    // the page stays signed out even if the server does not answer
    void host.api.call(sessionLogout, {}, { authorization: grant.token }).catch(() => undefined);
    flow.abandon();
  };
  return (
    <Dialog title={text('title.changePassword')} size="small" {...notDismissible}>
      <div css={style}>
        <p>{defaultPassword === undefined ? old : given}</p>
        <ChangePasswordForm store={store} account={grant.account} onChanged={() => void finish()}>
          <Button variant="secondary" block onClick={signOut}>
            {text('account.signOut')}
          </Button>
        </ChangePasswordForm>
      </div>
    </Dialog>
  );
}

/** Otherwise a second Escape closes the dialog. */
const notDismissible: object = { closedby: 'none' };

const style = css`
  display: grid;
  gap: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
