import { useHost, useText } from '@atrium/contract/react';
import { Dialog, Spinner } from '@atrium/ui';
import { createElement, useEffect, useState, type ComponentType } from 'react';

interface LazyDialogProps {
  /** Called after the load failure was dismissed, or when the dialog is closed while loading. */
  onUnavailable: () => void;
}

/**
 * A dialog with a chunk that is loaded on first render. A new mount retries a failed load.
 * @param patience milliseconds before the loading dialog shows; most loads finish sooner
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  patience = 400,
): ComponentType<Props & LazyDialogProps> {
  return function LazyDialog({ onUnavailable, ...props }: Props & LazyDialogProps) {
    const { messages, telemetry } = useHost();
    const text = useText();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    const [waiting, setWaiting] = useState(false);
    useEffect(() => {
      let gone = false;
      const timer = setTimeout(() => setWaiting(true), patience);
      load().then(
        (component) => {
          clearTimeout(timer);
          if (!gone) setLoaded(() => component);
        },
        (error: unknown) => {
          clearTimeout(timer);
          if (gone) return;
          setWaiting(false);
          telemetry.error(error);
          void messages.warning(text('part.missing')).then(() => gone || onUnavailable());
        },
      );
      return () => {
        gone = true;
        clearTimeout(timer);
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- loads once per mount
    }, []);
    if (Loaded) return createElement(Loaded as ComponentType<object>, props);
    if (!waiting) return null;
    return (
      <Dialog title={text('part.loading')} size="small" bare onClose={onUnavailable} closeLabel={text('slider.close')}>
        <Spinner label={text('part.loading')} />
      </Dialog>
    );
  };
}
