import { fingerprint, type FingerprintSources } from './fingerprint';

const uuid = /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A browser with a canvas that shows `picture`, or another picture each time with `noise`. */
function browser(
  changes: Partial<FingerprintSources> = {},
  { picture = 'data:image/png;base64,AAAA', noise = false } = {},
) {
  let drawn = 0;
  const context = { fillRect: jest.fn(), fillText: jest.fn(), arc: jest.fn(), fill: jest.fn() };
  const canvas = () => ({ getContext: () => context, toDataURL: () => picture + (noise ? (drawn += 1) : '') });
  return {
    navigator: {
      userAgent: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/131.0',
      hardwareConcurrency: 8,
      maxTouchPoints: 0,
      languages: ['th', 'en'],
    },
    screen: { width: 1920, height: 1080, colorDepth: 24 },
    document: { createElement: canvas } as unknown as FingerprintSources['document'],
    timeZone: 'Asia/Bangkok',
    digest: (data: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', data),
    ...changes,
  } satisfies FingerprintSources;
}

test('a browser has one fingerprint of 36 characters, also when it is turned or updated [SES-09]', async () => {
  const own = await fingerprint('aurora', browser());

  expect(own).toMatch(uuid);
  expect(await fingerprint('aurora', browser())).toBe(own);
  expect(await fingerprint('aurora', browser({ screen: { width: 1080, height: 1920, colorDepth: 24 } }))).toBe(own);
  const updated = { ...browser().navigator, userAgent: 'Mozilla/5.0 (Linux; Android 15.1; K) Chrome/140.0' };
  expect(await fingerprint('aurora', browser({ navigator: updated }))).toBe(own);
});

test('another browser, and another merchant, have another one', async () => {
  const all = [
    await fingerprint('aurora', browser()),
    await fingerprint('lotus', browser()),
    await fingerprint('aurora', browser({ timeZone: 'Asia/Tokyo' })),
    await fingerprint('aurora', browser({}, { picture: 'data:image/png;base64,BBBB' })),
    await fingerprint('aurora', browser({ screen: { width: 390, height: 844, colorDepth: 24 } })),
  ];

  expect(new Set(all).size).toBe(all.length);
});

test('fails where the browser adds noise to its canvas, or has none', async () => {
  const blind = { createElement: () => ({ getContext: () => null }) } as unknown as FingerprintSources['document'];

  await expect(fingerprint('aurora', browser({}, { noise: true }))).rejects.toThrow('hides its canvas');
  await expect(fingerprint('aurora', browser({ document: blind }))).rejects.toThrow('no canvas');
});
