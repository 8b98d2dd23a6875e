/** Makes server HTML safe to show; the cleaner is loaded on first use, and again after a failure. */
export function createSanitizer(page: Window & typeof globalThis): (html: string) => Promise<string> {
  let cleaner: Promise<(html: string) => Promise<string>> | undefined;
  const load = async () => {
    const { createCleanerInPieces } = await import(/* webpackChunkName: "clean-html" */ './clean-html');
    return createCleanerInPieces(page);
  };
  return async (html) => {
    cleaner ??= load();
    cleaner.catch(() => (cleaner = undefined));
    return (await cleaner)(html);
  };
}
