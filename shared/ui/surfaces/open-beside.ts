/** A window beside the page; reuses one with the same name. Sizes in pixels. */
export interface WindowBeside {
  name: string;
  width: number;
  height: number;
}

/** Opens an address in a small window. Returns whether the browser allowed it. */
export function openBeside(address: string, { name, width, height }: WindowBeside): boolean {
  const opened = window.open('about:blank', name, `popup,width=${width},height=${height}`);
  if (!opened) return false;
  // it must not access the portal
  opened.opener = null;
  opened.location.replace(address);
  opened.focus();
  return true;
}
