/** What the provider is told of the device: `h5` for a phone, `web` for anything else. */
export function clientType(page: Pick<Window, 'matchMedia'> = window): 'h5' | 'web' {
  return page.matchMedia('(pointer: coarse) and (max-width: 767px)').matches ? 'h5' : 'web';
}
