import { useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { AgreementList } from './agreement-list';

const sides = ['given', 'held'] as const;

/** The contracts that the agent offered to downlines, and those that the agent holds. */
export function AgreementsPage() {
  const text = useText();
  const [side, setSide] = useState<(typeof sides)[number]>('given');
  return (
    <div css={style}>
      <Tabs
        label={text('agreement.tab.contracts')}
        tabs={sides.map((id) => ({ id, label: text(`agreement.${id}`) }))}
        selected={side}
        onSelect={(id) => setSide(id === 'held' ? 'held' : 'given')}
        panelId="agreements-side"
      />
      <TabPanel id="agreements-side" selected={side}>
        <AgreementList key={side} side={side} />
      </TabPanel>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
