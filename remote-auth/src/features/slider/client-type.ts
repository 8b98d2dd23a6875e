interface Page {
  innerWidth: number;
  navigator: Pick<Navigator, 'maxTouchPoints'>;
}

/** Device type for the provider: `h5` for a phone, else `web`. */
export function clientType({ innerWidth, navigator }: Page = window): 'h5' | 'web' {
  return innerWidth < 768 && navigator.maxTouchPoints > 0 ? 'h5' : 'web';
}
