import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, LoadableSection, LoadFailed, SectionHeader, SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listStyle } from '../account/list-style';
import { PasswordCheckDialog } from '../password-check/password-check-dialog';
import { EnrolDialog } from './enrol-dialog';
import { FactorRow } from './factor-row';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SecondFactorsStore } from './second-factors-store';

/** Second factors of sign-in: switched on and off here, with recovery codes. */
export const SecondFactorList = observer(function SecondFactorList() {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new SecondFactorsStore(host));
  useEffect(() => void store.load(), [store]);
  const { list, busy, enrolment, codes } = store;
  const { value } = list;
  const isProtected = value?.methods.some(({ on }) => on);
  return (
    <section aria-labelledby="member-second-factor" aria-busy={list.state === 'loading'}>
      <SectionHeader id="member-second-factor" title={text('factors.title')} />
      <p css={aboutStyle}>{text('factors.about')}</p>
      <LoadableSection
        state={list.state}
        value={value}
        failure={<LoadFailed title={text('factors.failed')} text={text} onRetry={() => void list.again()} of={list} />}
        loading={
          <div css={[cardStyle, { padding: 'var(--space-5)' }]}>
            <SkeletonText lines={4} />
          </div>
        }
      >
        {({ methods }) => (
          <ul css={[cardStyle, listStyle]}>
            {methods.map((factor) => (
              <FactorRow
                key={factor.method}
                factor={factor}
                busy={busy}
                onToggle={(on) => void store.toggle(factor.method, on)}
              />
            ))}
          </ul>
        )}
      </LoadableSection>
      {isProtected && value && (
        <div css={codesStyle}>
          <span>{text('factors.codesLeft', { count: value.recoveryCodes })}</span>
          <Button variant="ghost" size="small" aria-disabled={busy} onClick={() => void store.renewCodes()}>
            {text('factors.newCodes')}
          </Button>
        </div>
      )}
      {enrolment && <EnrolDialog store={store} enrolment={enrolment} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onDone={store.dismissCodes} />}
      <PasswordCheckDialog check={store.passwordCheck} />
    </section>
  );
});

const aboutStyle = css`
  margin-block: 0 var(--space-3);
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const codesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--space-3);
  font-size: var(--type-small);
`;
