/** Sets the zone of a test's page, once per test, as `Intl` reports it; restored at the end of the test. */
export function setZone(zone: string): void {
  const { DateTimeFormat } = Intl;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((locale, options) => new DateTimeFormat(locale, { timeZone: zone, ...options }));
}
