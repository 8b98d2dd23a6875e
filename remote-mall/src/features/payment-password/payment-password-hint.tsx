import { memberSecurity } from '@atrium/api';
import { Loadable, Link, useCan, useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Where to set a payment password, for members who need one and have none; nothing if the back end does not say so. */
export const PaymentPasswordHint = observer(function PaymentPasswordHint() {
  const { api, signal } = useHost();
  const text = useText();
  const needed = useCan('payment-password.use');
  const [isSet] = useState(() => new Loadable<boolean | undefined>());
  useEffect(() => {
    if (needed)
      void isSet.load(async () => (await api.call(memberSecurity, {}, { signal }))?.paymentPassword ?? undefined);
  }, [needed, isSet, api, signal]);
  if (!needed || isSet.value !== false) return null;
  return (
    <p role="status" css={style}>
      {text('password.none')} <Link to="member.account@1">{text('password.set')}</Link>
    </p>
  );
});

const style = css`
  margin: 0;
  padding: var(--space-3);
  border-radius: var(--radius-small);
  background: var(--color-raised);
`;
