/** The result of `work`; `otherwise` when there is none after `milliseconds`. */
export async function waitAtMost<Result>(
  milliseconds: number,
  work: PromiseLike<Result>,
  otherwise: Result,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Result>((resolve) => (timer = setTimeout(resolve, milliseconds, otherwise)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
