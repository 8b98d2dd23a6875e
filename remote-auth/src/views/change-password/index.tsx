import { Loadable, reactView, RequestNumber, useHost, useSession, useText } from '@atrium/contract/react';
import { ErrorState, LoadableSection, Ring } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { AuthLayout } from '../../features/layout/auth-layout';
import { ChangePasswordForm } from '../../features/passwords/change-password-form';
import { ChangePasswordStore, type ChangeOptions } from '../../features/passwords/change-password-store';
import { findDefaultPassword } from '../../features/passwords/find-default-password';

/** Change of password; the old one is not asked for if it is the merchant's default. */
const ChangePassword = observer(function ChangePassword() {
  const host = useHost();
  const text = useText();
  const session = useSession();
  const [found] = useState(() => new Loadable<ChangeOptions>());
  useEffect(() => {
    void found.load(async () => {
      const defaultPassword = await findDefaultPassword(host);
      return defaultPassword ? { defaultPassword } : {};
    });
  }, [found, host]);
  const store = useMemo(() => found.value && new ChangePasswordStore(host, found.value), [host, found.value]);
  const account = session.status === 'signed-in' ? session.customer.account : '';
  return (
    <AuthLayout title={text('title.changePassword')} lead={text('passwords.lead')}>
      <LoadableSection
        state={found.state}
        value={store}
        failure={
          <ErrorState
            title={text('passwords.failed')}
            retryLabel={text('passwords.retry')}
            onRetry={() => void found.again()}
          >
            <RequestNumber of={found} />
          </ErrorState>
        }
        loading={
          <div role="status" aria-label={text('passwords.loading')} css={waitingStyle}>
            <Ring size="2rem" />
          </div>
        }
      >
        {(form) => (
          <ChangePasswordForm store={form} account={account} onChanged={() => host.navigation.close('changed')} />
        )}
      </LoadableSection>
    </AuthLayout>
  );
});

const waitingStyle = css`
  display: grid;
  place-items: center;
  min-block-size: 16rem;
`;

export default reactView(ChangePassword);
