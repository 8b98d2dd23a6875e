import { useHost, useText } from '@atrium/contract/react';
import { Dialog, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DiallingCodeStore } from '../dialling-code/dialling-code-store';
import type { SignInFlow } from '../sign-in-flow/sign-in-flow';
import type { FirstFactor } from '../sign-in-flow/sign-in-outcome';
import { SecondFactorForm } from './second-factor-form';
import { SecondFactorStore } from './second-factor-store';
import { secondFactors } from './second-factor';

export interface SecondFactorDialogProps {
  flow: SignInFlow;
  /** The valid first factor. */
  firstFactor: FirstFactor;
  /** Whether the tab for e-mail takes a mailed code; otherwise the account's address. */
  mailsCode: boolean;
}

const panel = 'second-factor';

/** Dialog for the second factor. It offers every method, so that it does not reveal which ones the account has. */
export const SecondFactorDialog = observer(function SecondFactorDialog({
  flow,
  firstFactor,
  mailsCode,
}: SecondFactorDialogProps) {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new SecondFactorStore(host, flow, firstFactor));
  const [dialling] = useState(() => new DiallingCodeStore(host.api));
  return (
    <Dialog
      title={text('secondFactor.title')}
      closeLabel={text('secondFactor.close')}
      onClose={() => flow.abandon()}
      data-screen="second-factor"
    >
      <div css={style}>
        <p>{text('secondFactor.lead')}</p>
        <Tabs
          label={text('secondFactor.methods')}
          tabs={secondFactors.map(({ id }) => ({ id, label: text(`secondFactor.${id}`) }))}
          selected={store.chosen.id}
          onSelect={(id) => store.choose(id)}
          panelId={panel}
        />
        <TabPanel id={panel} selected={store.chosen.id}>
          <SecondFactorForm key={store.chosen.id} store={store} dialling={dialling} mailsCode={mailsCode} />
        </TabPanel>
      </div>
    </Dialog>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
