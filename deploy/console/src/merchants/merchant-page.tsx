import { css } from '@emotion/react';
import { cardStyle, SectionHeader } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useConsole } from '../boot/use-console';
import { PageHead } from '../shell/page-head';
import { StateOf } from '../components/state-of';
import { MerchantHistory } from './merchant-history';
import { Settings } from './settings';

/** A merchant: its remotes, switches and history. */
export const MerchantPage = observer(function MerchantPage() {
  const { code = '' } = useParams();
  const console = useConsole();
  const merchant = console.merchant.of(code);
  const history = console.merchantHistory.of(code);
  useEffect(() => {
    void merchant.refresh();
    void history.refresh();
  }, [merchant, history]);
  return (
    <>
      <PageHead title={merchant.value?.name ?? code}>
        {!console.identity.operator && (
          <p>Your token belongs to a team, which cannot change merchants: only an operator can.</p>
        )}
      </PageHead>
      <StateOf reading={merchant} what="The merchant">
        {(status) => (
          <>
            <section aria-labelledby="remotes">
              <SectionHeader id="remotes" title="Remotes" />
              <Settings
                settings={status.offered.map(({ remote, enabled }) => ({ name: remote, on: enabled }))}
                onChange={(remote, enabled) => console.beginMerchant(status, { action: 'remote', remote, enabled })}
              />
            </section>
            <section aria-labelledby="switches">
              <SectionHeader id="switches" title="Switches" />
              <Settings
                settings={status.switches}
                onChange={(name, on) => console.beginMerchant(status, { action: 'switch', switch: name, on })}
              />
            </section>
            <section aria-labelledby="history">
              <SectionHeader id="history" title="History" />
              <div css={[cardStyle, historyStyle]}>
                <StateOf reading={history} what="The history">
                  {(events) => <MerchantHistory merchant={status} events={events} />}
                </StateOf>
              </div>
            </section>
          </>
        )}
      </StateOf>
    </>
  );
});

const historyStyle = css`
  overflow-wrap: anywhere;
`;
