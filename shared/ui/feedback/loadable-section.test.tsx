import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { LoadableSection, type LoadableSectionProps } from './loadable-section';

const retry = jest.fn();

function section(changes: Partial<LoadableSectionProps<string[]>>) {
  return (
    <LoadableSection
      state="ready"
      value={undefined}
      failure={
        <ErrorState title="No rewards" retryLabel="Try again" onRetry={retry}>
          Try later.
        </ErrorState>
      }
      loading={<p role="status">Loading</p>}
      empty={<EmptyState title="Nothing yet" />}
      footer={() => <nav aria-label="Pages" />}
      {...changes}
    >
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </LoadableSection>
  );
}

describe('LoadableSection', () => {
  it('shows the skeleton until the first value arrives', () => {
    render(section({ state: 'loading' }));
    screen.getByRole('status');
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the content of a value, with its pages', () => {
    render(section({ value: ['Cup'] }));
    expect(screen.getByRole('listitem').textContent).toBe('Cup');
    expect(screen.getByRole('list').parentElement?.getAttribute('aria-busy')).toBe('false');
    screen.getByRole('navigation', { name: 'Pages' });
  });

  it('gives its styles to the element around the content', () => {
    render(section({ value: ['Cup'], className: 'column' }));
    expect(screen.getByRole('list').parentElement?.classList.contains('column')).toBe(true);
  });

  it('keeps the former value while it is loaded again, marked as busy', () => {
    render(section({ state: 'loading', value: ['Cup'] }));
    expect(screen.getByRole('list').parentElement?.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows the empty state for an empty value, and keeps the pages', () => {
    render(section({ value: [] }));
    screen.getByText('Nothing yet');
    screen.getByRole('navigation', { name: 'Pages' });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('lets the caller define what empty is', () => {
    render(section({ value: ['none'], isEmpty: ([first]) => first === 'none' }));
    screen.getByText('Nothing yet');
  });

  it('shows a failure with Retry, also when there is a former value', async () => {
    render(section({ state: 'failed', value: ['Cup'] }));
    expect(screen.getByRole('alert').textContent).toContain('Try later.');
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('keeps the former value after a failure when asked to, but has none to keep at first', () => {
    const { rerender } = render(section({ state: 'failed', value: ['Cup'], keepsValue: true }));
    screen.getByRole('list');
    rerender(section({ state: 'failed', keepsValue: true }));
    screen.getByRole('alert');
  });
});
