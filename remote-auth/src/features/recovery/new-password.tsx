import { useHost } from '@atrium/contract/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ChangePasswordForm } from '../passwords/change-password-form';
import { ChangePasswordStore } from '../passwords/change-password-store';

interface NewPasswordProps {
  /** Token of the mailed link. */
  token: string;
  onSet: () => void;
  /** The link has been used or has expired. */
  onInvalid: () => void;
}

/** The form that a mailed link opens: the new password, twice. */
export const NewPassword = observer(function NewPassword({ token, onSet, onInvalid }: NewPasswordProps) {
  const host = useHost();
  const [store] = useState(() => new ChangePasswordStore(host, { recoveryToken: token }));
  const invalid = store.status === 'link-invalid';
  useEffect(() => {
    if (invalid) onInvalid();
  }, [invalid, onInvalid]);
  return <ChangePasswordForm store={store} account="" onChanged={onSet} />;
});
