interface Servers {
  apis: readonly string[];
  statics: readonly string[];
}

/** The policy of the slider's frame: its own files and the provider's, framed by the merchant's portals alone. */
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
