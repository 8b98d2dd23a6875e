interface Page {
  innerWidth: number;
  navigator: Pick<Navigator, 'maxTouchPoints'>;
}

/** What the provider is told of the device: `h5` for a phone, `web` for anything else. */
export function clientType({ innerWidth, navigator }: Page = window): 'h5' | 'web' {
  return innerWidth < 768 && navigator.maxTouchPoints > 0 ? 'h5' : 'web';
}
