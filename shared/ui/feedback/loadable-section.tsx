import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface LoadableSectionProps<Value> {
  state: 'loading' | 'ready' | 'failed';
  /** The latest value; shown, dimmed, while it is loaded again. */
  value: Value | undefined;
  /** An `ErrorState` with Retry. */
  failure: ReactNode;
  /** A skeleton or spinner, until the first value arrives. */
  loading: ReactNode;
  /** Shown instead of an empty value. */
  empty?: ReactNode;
  /** Default: a value without length is empty. */
  isEmpty?: (value: Value) => boolean;
  /** What remains below the content and its empty state, such as pages. */
  footer?: (value: Value) => ReactNode;
  /** After a failure, shows the former value instead of the failure. Default: no. */
  keepsValue?: boolean;
  /** Given by a `css` prop: styles of the element around the content, such as the gap between its parts. */
  className?: string;
  children: (value: Value) => ReactNode;
}

/**
 * A part of a page that is loaded: failed with Retry, loading, empty, or its content. `children` and `footer` are called
 * outside the component that passes them, so an observer reads its observables before.
 */
export function LoadableSection<Value>(props: LoadableSectionProps<Value>) {
  const {
    state,
    value,
    failure,
    loading,
    empty,
    isEmpty = hasNothing,
    footer,
    keepsValue = false,
    className,
    children,
  } = props;
  if (state === 'failed' && (value === undefined || !keepsValue)) return failure;
  if (value === undefined) return loading;
  const again = state === 'loading';
  return (
    <div aria-busy={again} css={again && dimmed} className={className}>
      {empty !== undefined && isEmpty(value) ? empty : children(value)}
      {footer?.(value)}
    </div>
  );
}

function hasNothing(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const dimmed = css`
  opacity: 0.55;
`;
