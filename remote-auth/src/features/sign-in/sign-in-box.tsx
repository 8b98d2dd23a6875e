import { useHost, useReadable, useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FreePlayButton } from '../free-play/free-play-button';
import { RegisterInvitation } from './register-invitation';
import { signInWays } from './sign-in-ways';
import { UsernameForm } from './username-form';
import { useSignInStore } from './use-sign-in-store';

/** Every way of signing in that this merchant offers; tabs are drawn once there is a choice. */
export const SignInBox = observer(function SignInBox() {
  const { facts } = useHost();
  useReadable(facts.revision);
  const text = useText();
  const store = useSignInStore();
  const ways = signInWays.filter(({ when }) => facts.holds(when));
  const [chosen, setChosen] = useState<string>(signInWays[0]?.id ?? '');
  const form = <UsernameForm store={store} />;
  return (
    <div css={style}>
      {ways.length > 1 ? (
        <>
          <Tabs
            label={text('signIn.ways')}
            tabs={ways.map(({ id, title }) => ({ id, label: text(title) }))}
            selected={chosen}
            onSelect={setChosen}
            panelId="sign-in-way"
          />
          <TabPanel id="sign-in-way" selected={chosen}>
            {form}
          </TabPanel>
        </>
      ) : (
        form
      )}
      <FreePlayButton store={store} />
      <RegisterInvitation />
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;
