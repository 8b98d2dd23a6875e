interface PolicyOptions {
  /** Whether the page has scripts, which may also send requests to its own origin. */
  scripts: boolean;
  /** CSP sources that a form may submit or redirect to; defaults to none. */
  formAction?: readonly string[] | undefined;
  /** CSP sources of the pages that may frame this one; defaults to none. */
  frameAncestors?: readonly string[] | undefined;
}

const none = ["'none'"];

/** CSP of a sandbox page: it loads only files of its own origin. */
export function pagePolicy({ scripts, formAction = none, frameAncestors = none }: PolicyOptions): string {
  return [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action ${formAction.join(' ')}`,
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');
}
