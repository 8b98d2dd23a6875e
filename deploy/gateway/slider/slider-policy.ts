interface Servers {
  apis: readonly string[];
  statics: readonly string[];
}

/** CSP of the slider's frame: its own and the provider's files; only the merchant's portals may embed it. */
export function sliderPolicy({ apis, statics }: Servers, portals: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...apis, ...statics].join(' ')}`,
    `style-src 'self' ${statics.join(' ')}`,
    `img-src data: ${statics.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ');
}
