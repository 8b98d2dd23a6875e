import { useCan, useText } from '@atrium/contract/react';
import { TabPanel, Tabs } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { PayList } from './pay-list';

/** What dividend contracts paid. */
export const DividendRecord = () => <PayList kind="dividend" by="periods" page="agentDividendRecordCopy2" />;

/** What hourly salaries paid. */
export const HourlySalary = () => <PayList kind="hourly" by="periods" page="agentHourSalary" />;

/** What real-time salaries paid. */
export const RealTimeSalary = () => <PayList kind="realtime" by="periods" page="agentRealtimeSalary" />;

/** What daily salaries paid: by days under DAYSAL, by contracts under DAYSALMR, as tabs when both are on. */
export function DailyWages() {
  const text = useText();
  const variants = [
    ...(useCan('daily-wages.by-days') ? (['days'] as const) : []),
    ...(useCan('daily-wages.by-contracts') ? (['periods'] as const) : []),
  ];
  const [chosen, setChosen] = useState<'days' | 'periods'>('days');
  const by = variants.includes(chosen) ? chosen : (variants[0] ?? 'days');
  const list = <PayList key={by} kind="daily" by={by} page="agentDailyWages2" />;
  if (variants.length < 2) return list;
  return (
    <div css={style}>
      <Tabs
        label={text('page.agentDailyWages2')}
        tabs={variants.map((id) => ({ id, label: text(`pay.by.${id}`) }))}
        selected={by}
        onSelect={(id) => setChosen(id === 'periods' ? 'periods' : 'days')}
        panelId="daily-wages"
      />
      <TabPanel id="daily-wages" selected={by}>
        {list}
      </TabPanel>
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
