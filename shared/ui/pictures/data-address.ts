/** A file as a `data:` address, to show or to keep. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}

/** The file of such an address, `undefined` for another text. */
export function fileOfAddress(address: string): Blob | undefined {
  const [, type, content] = /^data:(image\/(?:png|jpeg));base64,([\w+/]+={0,2})$/.exec(address) ?? [];
  if (content === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: type ?? '' });
}
