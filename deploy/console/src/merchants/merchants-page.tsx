import { css } from '@emotion/react';
import { EmptyState, SectionHeader } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useConsole } from '../boot/use-console';
import { PageHead } from '../shell/page-head';
import { StateOf } from '../components/state-of';
import { MerchantCard } from './merchant-card';
import { ServedTable } from './served-table';

/** The merchants, and the release of each remote that each merchant gets. */
export const MerchantsPage = observer(function MerchantsPage() {
  const { merchants, channels } = useConsole();
  useEffect(() => void merchants.refresh(), [merchants]);
  return (
    <>
      <PageHead title="Merchants">
        <p>The releases that each merchant’s visitors get, and the remotes and switches of each merchant.</p>
      </PageHead>
      <StateOf reading={merchants} what="The merchants">
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="There is no merchant yet">
              “atrium merchants apply CODE FILE” creates one from a file with its configuration.
            </EmptyState>
          ) : (
            <>
              <ul className="merchants" css={listStyle}>
                {list.map((merchant) => (
                  <MerchantCard key={merchant.code} merchant={merchant} />
                ))}
              </ul>
              <section aria-labelledby="served">
                <SectionHeader id="served" title="Releases by merchant" />
                <StateOf reading={channels} what="The releases">
                  {(all) => <ServedTable channels={all} merchants={list} />}
                </StateOf>
              </section>
            </>
          )
        }
      </StateOf>
    </>
  );
});

const listStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3);
`;
