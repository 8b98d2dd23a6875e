import { css } from '@emotion/react';
import { IconButton } from '../actions/icon-button';
import { chevronLeftIcon, chevronRightIcon } from '../icons/actions';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the other pages of a list; draws nothing for one page. */
export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.navigation} css={style}>
      <IconButton
        label={labels.previous}
        icon={chevronLeftIcon}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <ol className="pages">
        {pageWindow(page, pageCount).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => slot !== page && onChange(slot)}
              >
                {slot}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton
        label={labels.next}
        icon={chevronRightIcon}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
  justify-content: center;
  margin-block: var(--space-5);
  & > ol {
    display: flex;
    gap: 0.125rem;
  }
  & li > * {
    display: grid;
    place-items: center;
    min-inline-size: 2.25rem;
    block-size: 2.5rem;
    padding-inline: 0.25rem;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    font-variant-numeric: tabular-nums;
  }
  & li > span {
    min-inline-size: 1.5rem;
    color: var(--color-muted);
  }
  & li > button {
    cursor: pointer;
    &:hover {
      background: var(--color-raised);
    }
    &[aria-current] {
      color: var(--color-on-accent);
      background: var(--color-accent);
      font-weight: 700;
    }
  }
  @media (max-width: 479px) {
    justify-content: space-between;
    & li > * {
      min-inline-size: 1.875rem;
    }
  }
`;
