/** Makes server HTML safe to show; the cleaner is loaded on first use, and again after a failure. */
export function createSanitizer(page: Window): (html: string) => Promise<string> {
  let cleaner: Promise<(html: string) => string> | undefined;
  const load = async () => {
    const { createCleaner } = await import(/* webpackChunkName: "clean-html" */ './clean-html');
    return createCleaner(page);
  };
  return async (html) => {
    cleaner ??= load();
    cleaner.catch(() => (cleaner = undefined));
    return (await cleaner)(html);
  };
}
