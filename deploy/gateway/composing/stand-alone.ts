/** Whether a release's file is a script for pages that are not the portal's, built from `src/scripts` of a remote. */
export function isStandAlone(name: string): boolean {
  return name.startsWith('script-');
}
