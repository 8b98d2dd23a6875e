/** Runs tasks in the order they come, at most `most` at the same time. */
export function limitParallel(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      // hands its turn to the next task
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
