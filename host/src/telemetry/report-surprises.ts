import type { Telemetry } from '@atrium/contract';

/** Reports what nobody caught. Errors already told, and calls that were called off, are no surprise. */
export function reportSurprises(window: Window, telemetry: Pick<Telemetry, 'error'>): void {
  window.addEventListener('error', ({ error, message }) => telemetry.error(error ?? message, { uncaught: true }));
  window.addEventListener('unhandledrejection', (event) => {
    const { name } = (event.reason ?? {}) as { name?: string };
    if (name === 'CallError' || name === 'CommandError') return event.preventDefault();
    telemetry.error(event.reason, { uncaught: true });
  });
}
