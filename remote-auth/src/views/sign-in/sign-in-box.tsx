import { useHost, useReadable, useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSignInFlow } from '../../features/sign-in-flow/use-sign-in-flow';
import { SignInSteps } from '../../features/sign-in-steps/sign-in-steps';
import { CaptchaPopup } from '../../features/sign-in/captcha-popup';
import { RegisterPrompt } from '../../features/sign-in/register-prompt';
import { useSignInStore } from '../../features/sign-in/use-sign-in-store';
import { SliderStage } from '../../features/slider/slider-stage';
import { otherMethods } from './other-methods';
import { signInMethods } from './sign-in-methods';

const panel = 'sign-in-method';

/** Sign-in with all methods the merchant offers; shows tabs if there are several. */
export const SignInBox = observer(function SignInBox() {
  const { facts } = useHost();
  useReadable(facts.revision);
  const text = useText();
  const flow = useSignInFlow();
  const store = useSignInStore(flow);
  const [chosen, setChosen] = useState<string>('username');
  const offered = signInMethods.filter(({ when }) => facts.holds(when));
  const method = offered.find(({ type }) => type === chosen) ?? offered[0];
  if (!method) return null;
  const form = <method.Form key={method.type} store={store} flow={flow} />;
  return (
    <div css={style}>
      {offered.length > 1 ? (
        <>
          <Tabs
            label={text('signIn.methods')}
            tabs={offered.map(({ type, title }) => ({ id: type, label: text(title) }))}
            selected={method.type}
            onSelect={setChosen}
            panelId={panel}
          />
          <TabPanel id={panel} selected={method.type}>
            {form}
          </TabPanel>
        </>
      ) : (
        form
      )}
      {otherMethods.map((OtherMethod, index) => (
        <OtherMethod key={index} flow={flow} />
      ))}
      <RegisterPrompt />
      <CaptchaPopup challenge={store.challenge}>
        <method.Form store={store} flow={flow} inPopup />
      </CaptchaPopup>
      <SliderStage slider={store.challenge.slider} />
      <SignInSteps flow={flow} />
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;
