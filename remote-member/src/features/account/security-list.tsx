import { memberSecurity, type SecurityConfig } from '@atrium/api';
import { Loadable, useHost, useReadable, useText } from '@atrium/contract/react';
import { Button, cardStyle, LoadableSection, LoadFailed, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentPasswordAction } from '../cashier/payment-password-action';
import { listStyle } from './list-style';
import { ProtectionRow } from './protection-row';
import { protectionsFor } from './protections';

/** Verification methods and passwords, and whether they are set. */
export const SecurityList = observer(function SecurityList() {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  const sought = useReadable(host.navigation.current).params['protection'];
  const protections = protectionsFor((ability) => host.can(ability));
  const [config] = useState(() => new Loadable<SecurityConfig>());
  useEffect(() => {
    void config.load(async () => (await host.api.call(memberSecurity, {}, { signal: host.signal })) ?? {});
  }, [config, host]);
  const set = config.value;
  const [isSetNow, setIsSetNow] = useState(false);
  const savePaymentPassword = () => {
    setIsSetNow(true);
    void config.again();
  };
  const count = protections.filter((protection) => set?.[protection]).length;
  const rows = (
    <ul css={[cardStyle, listStyle]}>
      {protections.map((protection) => (
        <ProtectionRow
          key={protection}
          protection={protection}
          set={set && set[protection] === true}
          sought={protection === sought}
          action={
            (protection === 'loginPassword' && set?.loginPassword && <ChangePassword onChanged={config.again} />) ||
            (protection === 'paymentPassword' && set && (
              <>
                <PaymentPasswordAction isSet={set.paymentPassword === true} onSaved={savePaymentPassword} />
                {isSetNow && sought === protection && (
                  // the form that asked for it is the page before
                  <Button size="small" onClick={() => host.navigation.close()}>
                    {text('security.back')}
                  </Button>
                )}
              </>
            ))
          }
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="member-security" aria-busy={config.state === 'loading'}>
      <SectionHeader
        id="member-security"
        title={text('security.title')}
        end={set && <span css={countStyle}>{text('security.count', { count, of: protections.length })}</span>}
      />
      <LoadableSection
        state={config.state}
        value={set}
        failure={
          <LoadFailed title={text('security.failed')} text={text} onRetry={() => void config.again()} of={config} />
        }
        loading={rows}
      >
        {() => rows}
      </LoadableSection>
    </section>
  );
});

/** Opens the password change, if that place exists. */
function ChangePassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const { navigation } = useHost();
  const text = useText();
  if (!navigation.has('auth.change-password@1')) return null;
  const change = async () => {
    if ((await navigation.open('auth.change-password@1')) === 'changed') await onChanged();
  };
  return (
    <Button variant="secondary" size="small" aria-label={text('security.change.named')} onClick={() => void change()}>
      {text('security.change')}
    </Button>
  );
}

const countStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;
