import { memberSecurity, passwordDefault } from '@atrium/api';
import { Loadable, reactView, RequestNumber, useHost, useSession, useText } from '@atrium/contract/react';
import { ErrorState, Ring } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { AuthLayout } from '../../features/layout/auth-layout';
import { ChangePasswordForm } from '../../features/passwords/change-password-form';
import { ChangePasswordStore } from '../../features/passwords/change-password-store';

/** Change of password; the old one is not asked for if it is the merchant's default. */
const ChangePassword = observer(function ChangePassword() {
  const host = useHost();
  const text = useText();
  const session = useSession();
  const [isDefault] = useState(() => new Loadable<boolean>());
  useEffect(() => {
    void isDefault.load(async () => {
      const security = await host.api.call(memberSecurity, {}, { signal: host.signal });
      return security?.defaultPassword === true;
    });
  }, [isDefault, host]);
  const store = useMemo(
    () =>
      isDefault.value === undefined
        ? undefined
        : new ChangePasswordStore(
            host,
            isDefault.value ? { defaultPassword: async () => (await host.api.call(passwordDefault, {})).password } : {},
          ),
    [host, isDefault.value],
  );
  const account = session.status === 'signed-in' ? session.customer.account : '';
  return (
    <AuthLayout title={text('title.changePassword')} lead={text('passwords.lead')}>
      {isDefault.state === 'failed' && (
        <ErrorState
          title={text('passwords.failed')}
          retryLabel={text('passwords.retry')}
          onRetry={() => void isDefault.again()}
        >
          <RequestNumber of={isDefault} />
        </ErrorState>
      )}
      {store && (
        <ChangePasswordForm store={store} account={account} onChanged={() => host.navigation.close('changed')} />
      )}
      {!store && isDefault.state === 'loading' && (
        <div role="status" aria-label={text('passwords.loading')} css={waitingStyle}>
          <Ring size="2rem" />
        </div>
      )}
    </AuthLayout>
  );
});

const waitingStyle = css`
  display: grid;
  place-items: center;
  min-block-size: 16rem;
`;

export default reactView(ChangePassword);
