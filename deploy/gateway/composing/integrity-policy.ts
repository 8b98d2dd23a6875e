/**
 * Chromium, which reports a frozen version of WebKit; and Firefox, except on iOS, where it is WebKit and named `FxiOS`.
 */
const enforcing = [/ AppleWebKit\/537\.36 .* (?:Headless)?Chrome\/\d/, /^(?!.*AppleWebKit).* Gecko\/\S+ Firefox\/\d/];

/**
 * Returns the header that makes a browser refuse scripts without integrity, for browsers in which pages start with it.
 *
 * WebKit (measured with WebKitGTK 2.50, the engine of Safari 26) blocks the static imports of a module script even when
 * the import map names their hashes, so no page would start. The header is sent before a feature could be tested, and
 * only Chromium sends `Sec-CH-UA`, so the user agent decides. Other browsers still have the hashes of the first import
 * map and the loader's own check. An unknown user agent gets no header: a page without the policy is better than one
 * that does not start.
 */
export function integrityPolicy(userAgent: string | undefined): Record<string, string> {
  const enforces = userAgent !== undefined && enforcing.some((pattern) => pattern.test(userAgent));
  return enforces ? { 'integrity-policy': 'blocked-destinations=(script)' } : {};
}
