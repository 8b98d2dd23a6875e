import type { Telemetry } from '@atrium/contract';

/** Reports uncaught errors, except errors already shown and cancelled calls. */
export function reportSurprises(window: Window, telemetry: Pick<Telemetry, 'error'>): void {
  window.addEventListener('error', ({ error, message }) => telemetry.error(error ?? message, { uncaught: true }));
  window.addEventListener('unhandledrejection', (event) => {
    const { name } = (event.reason ?? {}) as { name?: string };
    if (name === 'CallError' || name === 'CommandError') return event.preventDefault();
    telemetry.error(event.reason, { uncaught: true });
  });
}
