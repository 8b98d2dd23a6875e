import { isMobileOnly, registrationKinds, type RegistrationKind } from '@atrium/api';
import { useFact, useText } from '@atrium/contract/react';
import { ErrorState, SkeletonText, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { useCallback, useRef, useState } from 'react';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import type { FormStore } from '../form/form-store';
import { RegistrationForm } from './registration-form';
import { TermsScreen } from './terms-screen';
import { useRegistrationSettings } from './use-registration-settings';

const panel = 'registration-kind';

interface RegistrationBoxProps {
  flow: SignInFlow;
  referralCode: string | undefined;
}

/** Registration from the terms to the form; two kinds of form are tabs. */
export function RegistrationBox({ flow, referralCode }: RegistrationBoxProps) {
  const text = useText();
  const username = useFact('switch:USERNAMEREG3');
  const mobile = useFact('switch:MOBILENUMREG3');
  const [accepted, setAccepted] = useState(false);
  const [chosen, choose] = useState<RegistrationKind>(isMobileOnly({ username, mobile }) ? 'mobile' : 'username');
  const { settings, failed, retry } = useRegistrationSettings();
  const shown = useRef<FormStore>(undefined);
  const onShown = useCallback((form: FormStore | undefined) => void (shown.current = form), []);

  const kinds = registrationKinds({ username, mobile });
  // a switch may change while the page is open
  const kind = kinds.includes(chosen) ? chosen : kinds[0];
  if (!kind) return null;
  if (!accepted) return <TermsScreen onAccept={() => setAccepted(true)} />;
  if (failed) {
    return (
      <ErrorState title={text('register.unavailable')} retryLabel={text('register.retry')} onRetry={retry}>
        {text('register.unavailableText')}
      </ErrorState>
    );
  }
  if (!settings) return <SkeletonText lines={6} />;
  const form = <RegistrationForm key={kind} {...{ kind, settings, flow, referralCode, onShown }} />;
  if (kinds.length < 2) return form;
  return (
    <div css={style}>
      <Tabs
        label={text('register.methods')}
        tabs={kinds.map((id) => ({ id, label: text(id === 'username' ? 'register.byUsername' : 'register.byMobile') }))}
        selected={kind}
        onSelect={(id) => {
          // clears its draft as well
          shown.current?.clear();
          choose(id as RegistrationKind);
        }}
        panelId={panel}
      />
      <TabPanel id={panel} selected={kind}>
        {form}
      </TabPanel>
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-4);
`;
