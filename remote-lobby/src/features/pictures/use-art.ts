import type * as Art from '@atrium/ui/art';
import { useEffect, useState } from 'react';

let art: typeof Art | undefined;

/** The drawing module, loaded after the first content. */
export function useArt(): typeof Art | undefined {
  const [loaded, setLoaded] = useState(art);
  useEffect(() => {
    if (loaded) return;
    let mounted = true;
    import('@atrium/ui/art').then(
      (module) => {
        art = module;
        if (mounted) setLoaded(module);
      },
      // pictures are decoration: tiles stay plain, and the next one retries
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [loaded]);
  return loaded;
}
