import { useHost, useText } from '@atrium/contract/react';
import { createElement, useEffect, useState, type ComponentType } from 'react';

interface LaterProps {
  /** Told, once the person has read so, that the code could not be fetched. */
  onMissing: () => void;
}

/**
 * A component whose code is fetched when it is first drawn: what only some need is not paid for by all. Another drawing
 * fetches again what could not be had.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LaterProps> {
  return function Later({ onMissing, ...props }: Props & LaterProps) {
    const { messages, telemetry } = useHost();
    const text = useText();
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      let gone = false;
      load().then(
        (component) => gone || setLoaded(() => component),
        (error: unknown) => {
          if (gone) return;
          telemetry.error(error);
          void messages.warning(text('later.missing')).then(() => gone || onMissing());
        },
      );
      return () => void (gone = true);
      // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once for each drawing
    }, []);
    return Loaded ? createElement(Loaded as ComponentType<object>, props) : null;
  };
}
