import { Loadable, useHost, useText } from '@atrium/contract/react';
import { LoadableSection, LoadFailed, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DomainLines } from './domain-lines';
import { fetchDomains } from './fetch-domains';
import { otherTestPage } from './other-test-page';

/** Response times of the merchant's domains. */
export const SpeedTestPage = observer(function SpeedTestPage() {
  const host = useHost();
  const text = useText();
  const [domains] = useState(() => new Loadable<string[]>());
  useEffect(() => {
    // not the address of the page: the person may have left already
    const own = new URL(host.navigation.href('lobby.speed-test@1') ?? '/speedTest', location.origin);
    const elsewhere = otherTestPage(host.settings.resources, own);
    if (elsewhere !== undefined) location.replace(elsewhere);
    else void domains.load(() => fetchDomains(host, location.origin));
  }, [domains, host]);

  return (
    <section css={style}>
      <h1>{text('speed.title')}</h1>
      <p>{text('speed.lead')}</p>
      <LoadableSection
        state={domains.state}
        value={domains.value}
        failure={
          <LoadFailed title={text('speed.failed')} text={text} onRetry={() => void domains.again()} of={domains} />
        }
        loading={
          <div role="status" aria-label={text('speed.loading')}>
            <Skeleton shape="card" height="9rem" />
          </div>
        }
      >
        {(origins) => <DomainLines key={origins.join()} origins={origins} here={location.origin} />}
      </LoadableSection>
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 48rem;
  margin-inline: auto;
  padding-block: var(--space-6);
  & > p {
    color: var(--color-muted);
  }
`;
