/** Lets a test's page be in a zone, once a test, as `Intl` tells it; the end of the test puts the real one back. */
export function setZone(zone: string): void {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new DateTimeFormat(locale, { timeZone: zone, ...options }));
}
