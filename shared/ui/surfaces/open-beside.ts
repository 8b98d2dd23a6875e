/** A window that stands beside the page; one that has the name already is used again. Sizes in pixels. */
export interface WindowBeside {
  name: string;
  width: number;
  height: number;
}

/** Opens an address in a small window of its own. Answers whether the browser let it. */
export function openBeside(address: string, { name, width, height }: WindowBeside): boolean {
  const opened = window.open('about:blank', name, `popup,width=${width},height=${height}`);
  if (!opened) return false;
  // it must not reach back into the portal
  opened.opener = null;
  opened.location.replace(address);
  opened.focus();
  return true;
}
