import { useHost, useText } from '@atrium/contract/react';
import { Dialog, Spinner } from '@atrium/ui';
import { createElement, useEffect, useState, type ComponentType } from 'react';

interface LaterProps {
  /** Told that the code could not be fetched, once the person has read so, or that they wait for it no longer. */
  onMissing: () => void;
}

/**
 * A dialog whose code is fetched when it is first drawn: what only some need is not paid for by all. Another drawing
 * fetches again what could not be had.
 * @param patience milliseconds before a person is shown that something is on its way; most code is there sooner
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  patience = 400,
): ComponentType<Props & LaterProps> {
  return function Later({ onMissing, ...props }: Props & LaterProps) {
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
          void messages.warning(text('later.missing')).then(() => gone || onMissing());
        },
      );
      return () => {
        gone = true;
        clearTimeout(timer);
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once for each drawing
    }, []);
    if (Loaded) return createElement(Loaded as ComponentType<object>, props);
    if (!waiting) return null;
    return (
      <Dialog title={text('later.loading')} size="small" bare onClose={onMissing} closeLabel={text('slider.close')}>
        <Spinner label={text('later.loading')} />
      </Dialog>
    );
  };
}
