/** The first match wins: later entries also appear in the user agents of earlier ones. */
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];
const browsers: [string, RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['QQ', /QQBrowser\//],
  ['WeChat', /MicroMessenger\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|HeadlessChrome\//],
  ['Safari', /Safari\//],
];

/** Browser and system by their common names; empty when unknown. */
export function describeAgent(userAgent: string): { system: string; browser: string } {
  return { system: firstMatch(systems, userAgent), browser: firstMatch(browsers, userAgent) };
}

/** An address without its last part, still recognizable by its owner. */
export function coarseAddress(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, '*');
  const groups = plain.split(':').slice(0, 3).join(':');
  return plain.startsWith('::') ? plain : `${groups}:*`;
}

function firstMatch(names: [string, RegExp][], text: string): string {
  return names.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
}
