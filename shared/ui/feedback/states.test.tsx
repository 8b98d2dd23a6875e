import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogs } from '../testing';
import { ErrorState } from './error-state';
import { LoadFailed } from './load-failed';
import { Spinner } from './spinner';
import { Toast } from './toast';
import { ToastStack } from './toast-stack';

beforeAll(installDialogs);

describe('Spinner', () => {
  it("reads 'loading...' unless it has a label", () => {
    render(<Spinner />);
    expect(screen.getByRole('status').textContent).toBe('loading...');
  });

  it('keeps its text when only the ring is drawn', () => {
    render(<Spinner bare />);
    expect(screen.getByRole('status').textContent).toBe('loading...');
  });
});

describe('ErrorState', () => {
  it('is announced and offers Retry', async () => {
    const retry = jest.fn();
    render(<ErrorState title="The lobby is away" retryLabel="Retry" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('The lobby is away');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('of something that could not be loaded has its texts, its retry and, folded, the number of the request', async () => {
    const retry = jest.fn();
    const texts = {
      'failed.hint': 'Try again later.',
      'failed.retry': 'Try again',
      request_number: 'Request ',
      details: 'Details',
    };
    const text = (key: keyof typeof texts, values?: { number: string }) => texts[key] + (values?.number ?? '');
    const { rerender } = render(<LoadFailed title="No games" text={text} onRetry={retry} of={{}} />);
    expect(screen.getByRole('alert').textContent).toBe('No gamesTry again later.Try again');
    rerender(<LoadFailed title="No games" text={text} onRetry={retry} of={{ failedRequest: '7f3a' }} />);
    expect(screen.getByRole('alert').textContent).toBe('No gamesTry again later.Try againDetailsRequest 7f3a');
    expect(screen.getByText('Request 7f3a').closest('details')?.open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('does not retry twice at once', async () => {
    const retry = jest.fn();
    render(<ErrorState title="The lobby is away" retryLabel="Retry" onRetry={retry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).not.toHaveBeenCalled();
  });

  it('has no Retry without a retry function', () => {
    render(<ErrorState title="The lobby is away" retryLabel="Retry" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Toast', () => {
  it('enters a live region that existed before', async () => {
    const dismiss = jest.fn();
    const { rerender } = render(<ToastStack label="Messages" />);
    const region = screen.getByRole('region', { name: 'Messages' });
    rerender(
      <ToastStack label="Messages">
        <Toast tone="success" title="Deposited" dismissLabel="Close" onDismiss={dismiss} />
      </ToastStack>,
    );
    expect(screen.getByRole('region', { name: 'Messages' })).toBe(region);
    expect(region.getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('interrupts only for an error', () => {
    render(<Toast tone="error" title="Refused" dismissLabel="Close" onDismiss={jest.fn()} />);
    expect(screen.getByRole('alert').textContent).toContain('Refused');
  });
});
