import { memberSecurity, type SecurityConfig } from '@atrium/api';
import { Loadable, RequestNumber, useHost, useReadable, useText } from '@atrium/contract/react';
import { cardStyle, ErrorState, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ProtectionRow } from './protection-row';
import { protectionsFor } from './protections';

/** Which verification methods and passwords are set. */
export const SecurityList = observer(function SecurityList() {
  const host = useHost();
  const text = useText();
  useReadable(host.facts.revision);
  const protections = protectionsFor((ability) => host.can(ability));
  const [config] = useState(() => new Loadable<SecurityConfig>());
  useEffect(() => {
    void config.load(async () => (await host.api.call(memberSecurity, {}, { signal: host.signal })) ?? {});
  }, [config, host]);
  const set = config.value;
  const count = protections.filter((protection) => set?.[protection]).length;
  return (
    <section aria-labelledby="member-security" aria-busy={config.state === 'loading'}>
      <SectionHeader
        id="member-security"
        title={text('security.title')}
        end={set && <span css={countStyle}>{text('security.count', { count, of: protections.length })}</span>}
      />
      {config.state === 'failed' ? (
        <ErrorState
          title={text('security.failed')}
          retryLabel={text('failed.retry')}
          onRetry={() => void config.again()}
        >
          {text('failed.hint')}
          <RequestNumber of={config} />
        </ErrorState>
      ) : (
        <ul css={[cardStyle, listStyle]}>
          {protections.map((protection) => (
            <ProtectionRow key={protection} protection={protection} set={set && set[protection] === true} />
          ))}
        </ul>
      )}
    </section>
  );
});

const countStyle = css`
  color: var(--color-muted);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const listStyle = css`
  & > li + li {
    border-block-start: 1px solid var(--color-border);
  }
`;
