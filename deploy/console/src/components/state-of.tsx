import { ErrorState, LoadableSection, Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Reading } from '../registry/reading';

interface StateOfProps<Value> {
  reading: Reading<Value>;
  /** Name of the data, such as "The releases". */
  what: string;
  children: (value: Value) => ReactNode;
}

/** Shows data, its loading state, or its failure. */
export const StateOf = observer(function StateOf<Value>({ reading, what, children }: StateOfProps<Value>) {
  const { value, failure, loading, refresh } = reading;
  // within the observer, which tracks what the content reads
  const content = value !== undefined && children(value);
  return (
    <LoadableSection
      // the console reads every few seconds: a former value is not dimmed
      state={value !== undefined ? 'ready' : failure ? 'failed' : 'loading'}
      value={value}
      failure={
        <ErrorState
          title={`${what} cannot be read`}
          retryLabel="Try again"
          onRetry={() => void refresh()}
          retrying={loading}
        >
          {failure?.message}
        </ErrorState>
      }
      loading={
        <div
          aria-busy="true"
          role="status"
          aria-label={`${what}: loading`}
          css={{ display: 'grid', gap: 'var(--space-3)' }}
        >
          {['first', 'second', 'third'].map((line) => (
            <Skeleton key={line} shape="card" height="4.5rem" />
          ))}
        </div>
      }
      css={partsStyle}
    >
      {() => content}
    </LoadableSection>
  );
}) as <Value>(props: StateOfProps<Value>) => ReactNode;

/** The space between the parts of a page. */
const partsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
