import { useHost, useReadable, useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useAdmission } from '../../features/admission/use-admission';
import { Hurdles } from '../../features/hurdles/hurdles';
import { CaptchaPopup } from '../../features/sign-in/captcha-popup';
import { RegisterInvitation } from '../../features/sign-in/register-invitation';
import { useSignInStore } from '../../features/sign-in/use-sign-in-store';
import { SliderStage } from '../../features/slider/slider-stage';
import { otherWays } from './other-ways';
import { ways } from './ways';

const panel = 'sign-in-way';

/** Every way of signing in that this merchant offers; tabs are drawn once there is a choice. */
export const SignInBox = observer(function SignInBox() {
  const { facts } = useHost();
  useReadable(facts.revision);
  const text = useText();
  const admission = useAdmission();
  const store = useSignInStore(admission);
  const [chosen, setChosen] = useState<string>('username');
  const offered = ways.filter(({ when }) => facts.holds(when));
  const way = offered.find(({ type }) => type === chosen) ?? offered[0];
  if (!way) return null;
  const form = <way.Form key={way.type} store={store} admission={admission} />;
  return (
    <div css={style}>
      {offered.length > 1 ? (
        <>
          <Tabs
            label={text('signIn.ways')}
            tabs={offered.map(({ type, title }) => ({ id: type, label: text(title) }))}
            selected={way.type}
            onSelect={setChosen}
            panelId={panel}
          />
          <TabPanel id={panel} selected={way.type}>
            {form}
          </TabPanel>
        </>
      ) : (
        form
      )}
      {otherWays.map((OtherWay, index) => (
        <OtherWay key={index} admission={admission} />
      ))}
      <RegisterInvitation />
      <CaptchaPopup challenge={store.challenge}>
        <way.Form store={store} admission={admission} inPopup />
      </CaptchaPopup>
      <SliderStage slider={store.challenge.slider} />
      <Hurdles admission={admission} />
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;
