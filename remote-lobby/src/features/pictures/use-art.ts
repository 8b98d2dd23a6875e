import type * as Art from '@atrium/ui/art';
import { useEffect, useState } from 'react';

let art: typeof Art | undefined;

/** What draws pictures, once it is there: loaded after the first content, which needs only its room. */
export function useArt(): typeof Art | undefined {
  const [loaded, setLoaded] = useState(art);
  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    import('@atrium/ui/art').then(
      (module) => {
        art = module;
        if (wanted) setLoaded(module);
      },
      // pictures are decoration: the tiles stay plain, and the next one that is drawn tries again
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [loaded]);
  return loaded;
}
