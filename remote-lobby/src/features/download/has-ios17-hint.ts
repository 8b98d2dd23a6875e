/** Whether the hint for iOS 17 concerns a visitor: not one with an iPhone or iPad of an earlier version. */
export function hasIos17Hint(userAgent: string): boolean {
  const version = /\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/.exec(userAgent)?.[1];
  return version === undefined || Number(version) >= 17;
}
