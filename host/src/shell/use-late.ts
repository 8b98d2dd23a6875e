import { useEffect, useState } from 'react';

/** How long after a failure the code is fetched again, in milliseconds. */
const patience = 3_000;

/** Code that is loaded after the first content: nothing until it arrives, and fetched again until it does. */
export function useLate<T>(load: () => Promise<T>): T | undefined {
  const [late, setLate] = useState<{ code: T }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const fetchCode = () => {
      const again = () => {
        if (!over) timer = setTimeout(fetchCode, patience);
      };
      load().then((code) => over || setLate({ code }), again);
    };
    fetchCode();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [load]);
  return late?.code;
}
