/** The properties that have a value. */
export function withValues<Properties extends object>(properties: Properties) {
  const entries = Object.entries(properties).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Properties]?: NonNullable<Properties[Name]> };
}
