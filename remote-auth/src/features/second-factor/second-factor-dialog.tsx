import { useHost, useText } from '@atrium/contract/react';
import { Dialog, TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Admission } from '../admission/admission';
import type { Proof } from '../admission/outcome';
import { SecondFactorForm } from './second-factor-form';
import { SecondFactorStore } from './second-factor-store';
import { secondFactors } from './second-factor';

export interface SecondFactorDialogProps {
  admission: Admission;
  /** What the person has proved so far. */
  proof: Proof;
}

const panel = 'second-factor';

/** The second proof a sign-in takes. Every way is offered: which of them an account has is nobody's business yet. */
export const SecondFactorDialog = observer(function SecondFactorDialog({ admission, proof }: SecondFactorDialogProps) {
  const host = useHost();
  const text = useText();
  const [store] = useState(() => new SecondFactorStore(host, admission, proof));
  return (
    <Dialog
      title={text('secondFactor.title')}
      closeLabel={text('secondFactor.close')}
      onClose={() => admission.abandon()}
      data-screen="second-factor"
    >
      <div css={style}>
        <p>{text('secondFactor.lead')}</p>
        <Tabs
          label={text('secondFactor.ways')}
          tabs={secondFactors.map(({ id }) => ({ id, label: text(`secondFactor.${id}`) }))}
          selected={store.chosen.id}
          onSelect={(id) => store.choose(id)}
          panelId={panel}
        />
        <TabPanel id={panel} selected={store.chosen.id}>
          <SecondFactorForm key={store.chosen.id} store={store} />
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
