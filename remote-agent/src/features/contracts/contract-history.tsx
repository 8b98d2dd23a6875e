import { contractsHistory, type ContractStep } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { SkeletonText } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';

const known: readonly string[] = [
  ...['OFFER', 'EXPIRE', 'ACCEPT', 'REJECT', 'ASK_TERMINATION', 'KEEP', 'TERMINATE', 'REPLACE', 'END'],
];

/** What happened to a contract, the latest first; nothing where the back end has no history. */
export const ContractHistory = observer(function ContractHistory({ id }: { id: string }) {
  const { api, signal, language } = useHost();
  const text = useText();
  const heading = useId();
  const [steps] = useState(() => new Loadable<ContractStep[]>());
  useEffect(() => {
    void steps.load(async () => (await api.call(contractsHistory, { id }, { signal })).steps);
  }, [steps, api, signal, id]);
  if (steps.state === 'failed') return null;
  return (
    <section aria-labelledby={heading} css={style}>
      <h3 id={heading}>{text('agreement.history')}</h3>
      {steps.value === undefined ? (
        <SkeletonText lines={2} />
      ) : (
        <ol>
          {steps.value.map(({ time, step }, index) => (
            <li key={index}>
              <span>{known.includes(step) ? text(`agreement.step.${step}`) : step}</span>
              <time dateTime={new Date(time).toISOString()}>{language.date(time, 'short')}</time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

const style = css`
  & > h3 {
    margin: 0 0 var(--space-2);
    font-size: var(--type-body);
  }
  & > ol {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    justify-content: space-between;
  }
  & time {
    color: var(--color-muted);
  }
`;
