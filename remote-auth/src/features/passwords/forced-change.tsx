import { sessionLogout } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import type { Admission, Hurdle } from '../admission/admission';
import { ChangePasswordForm } from './change-password-form';
import { ChangePasswordStore } from './change-password-store';

interface ForcedChangeProps {
  hurdle: Extract<Hurdle, { kind: 'password-change' }>;
  admission: Admission;
}

/** A new password before anything else: the dialog goes by a change or by signing out, and by nothing else. */
export function ForcedChange({ hurdle: { held }, admission }: ForcedChangeProps) {
  const host = useHost();
  const text = useText();
  const { grant, defaultPassword } = held;
  const [store] = useState(
    () =>
      new ChangePasswordStore(host, {
        authorization: grant.token,
        ...(defaultPassword !== undefined && { defaultPassword: () => Promise.resolve(defaultPassword) }),
      }),
  );
  const goOn = async () => {
    await admission.changed(held);
    // without a session they sign in again, with the new password
    if (admission.status !== 'accepted') admission.abandon();
  };
  const signOut = () => {
    // a visitor they stay, whether or not the server has heard
    void host.api.call(sessionLogout, {}, { authorization: grant.token }).catch(() => undefined);
    admission.abandon();
  };
  return (
    <Dialog title={text('title.changePassword')} size="small" {...closedByNothing}>
      <div css={style}>
        <p>
          {defaultPassword === undefined
            ? text('passwords.expired')
            : text('passwords.default', { merchant: host.settings.merchant.name })}
        </p>
        <ChangePasswordForm store={store} account={grant.account} onChanged={() => void goOn()}>
          <Button variant="secondary" block onClick={signOut}>
            {text('account.signOut')}
          </Button>
        </ChangePasswordForm>
      </div>
    </Dialog>
  );
}

/** A second Escape would close it however the first was answered. */
const closedByNothing: object = { closedby: 'none' };

const style = css`
  display: grid;
  gap: var(--space-4);
  & > p {
    margin: 0;
    color: var(--color-muted);
  }
`;
