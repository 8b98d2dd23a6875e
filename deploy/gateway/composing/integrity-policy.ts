/** Chromium's engine, whose version of WebKit is frozen; and Firefox but on iOS, where it is named `FxiOS` and is WebKit. */
const enforcing = [/ AppleWebKit\/537\.36 .* (?:Headless)?Chrome\/\d/, /^(?!.*AppleWebKit).* Gecko\/\S+ Firefox\/\d/];

/**
 * The header that makes a browser refuse scripts without integrity, for browsers in which a page starts under it.
 *
 * WebKit (measured with WebKitGTK 2.50, the engine of Safari 26) blocks the static imports of a module script even
 * when the import map names their hashes, so that no page of ours would start. No feature can be tested before the
 * header is sent, and only Chromium sends `Sec-CH-UA`, so the name decides; whoever gets no header still has the
 * hashes of the first import map and the loader's own check. An unknown name gets none: a page without the policy is
 * safer than one that does not start.
 */
export function integrityPolicy(userAgent: string | undefined): Record<string, string> {
  const enforces = userAgent !== undefined && enforcing.some((pattern) => pattern.test(userAgent));
  return enforces ? { 'integrity-policy': 'blocked-destinations=(script)' } : {};
}
