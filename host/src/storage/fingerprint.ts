/** What a fingerprint is made of, as a browser has it. */
export interface FingerprintSources {
  navigator: Pick<Navigator, 'userAgent' | 'hardwareConcurrency' | 'maxTouchPoints' | 'languages'>;
  screen: Pick<Screen, 'width' | 'height' | 'colorDepth'>;
  document: Pick<Document, 'createElement'>;
  timeZone: string;
  digest(data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
}

/**
 * The fingerprint of this browser for one merchant, in the form of a UUID (version 8): the same after both copies of
 * the device id are gone, which is all the source asks of it (SES-09).
 *
 * Written here in 1 kB that only a first sign-in loads. The libraries for this are 12 kB and more, and their worth is to
 * tell people apart across sites, from fonts, audio and plug-ins, which a merchant does not need and people do not
 * expect. So it is made of few, coarse traits, salted with the merchant, hashed here, and never sent but as the device
 * id. Two equal phones may have the same one: it recognizes a device for its owner and proves nothing.
 *
 * @throws where the browser hides its canvas or has no WebCrypto: a random id is used instead
 */
export async function fingerprint(merchant: string, sources: FingerprintSources = ofWindow(window)): Promise<string> {
  const { navigator, screen, document, timeZone } = sources;
  const { userAgent, hardwareConcurrency, maxTouchPoints, languages } = navigator;
  const traits = [
    merchant,
    // the system, without versions, which updates change
    /\(([^)]*)\)/.exec(userAgent)?.[1]?.replaceAll(/[\d._]+/g, ''),
    hardwareConcurrency,
    maxTouchPoints,
    [...languages],
    // turning the device swaps them
    [screen.width, screen.height].sort((one, other) => one - other),
    screen.colorDepth,
    timeZone,
    drawnText(document),
  ];
  const hash = new Uint8Array(await sources.digest(new TextEncoder().encode(JSON.stringify(traits))));
  return asUuid(hash.slice(0, 16));
}

/** A drawn text differs with graphics, fonts and system. @throws where two drawings differ: the browser adds noise */
function drawnText(document: FingerprintSources['document']): string {
  const [one, other] = [draw(document), draw(document)];
  if (one !== other) throw new Error('the browser hides its canvas');
  return one;
}

function draw(document: FingerprintSources['document']): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [220, 40];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.textBaseline = 'top';
  context.font = '16px Arial, sans-serif';
  context.fillStyle = '#0a6';
  context.fillRect(90, 4, 60, 24);
  context.fillStyle = '#069';
  context.fillText('Atrium, 中庭 \u{1f3db}', 2, 12);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = '#f60';
  context.arc(120, 20, 18, 0, Math.PI * 2);
  context.fill();
  return canvas.toDataURL();
}

function asUuid(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function ofWindow({ navigator, screen, document, crypto }: Window & typeof globalThis): FingerprintSources {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { navigator, screen, document, timeZone, digest: (data) => crypto.subtle.digest('SHA-256', data) };
}
