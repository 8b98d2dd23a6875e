/** One run for all calls of a name within `delay` milliseconds of the last; each caller gets its result. */
export function debounced<Name>(run: (name: Name) => Promise<void>, delay: number) {
  const waiting = new Map<Name, { timer: ReturnType<typeof setTimeout>; done: Promise<void>; start: () => void }>();
  return {
    call(name: Name): Promise<void> {
      const earlier = waiting.get(name);
      if (earlier) {
        clearTimeout(earlier.timer);
        earlier.timer = setTimeout(earlier.start, delay);
        return earlier.done;
      }
      let start = (): void => undefined;
      const done = new Promise<void>((resolve) => {
        start = () => {
          waiting.delete(name);
          void run(name).finally(resolve);
        };
      });
      waiting.set(name, { timer: setTimeout(start, delay), done, start });
      return done;
    },
    stop() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
