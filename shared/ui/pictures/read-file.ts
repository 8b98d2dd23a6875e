/** A file as a `data:` address, to show or to keep. */
export async function dataAddress(file: Blob): Promise<string> {
  return (await read(file, 'readAsDataURL')) as string;
}

/** The bytes of a file. */
export async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await read(file, 'readAsArrayBuffer')) as ArrayBuffer);
}

/** The file of a `data:` address, `undefined` for another text. */
export function fileOfAddress(address: string): Blob | undefined {
  const [, type, content] = /^data:(image\/(?:png|jpeg));base64,([\w+/]+={0,2})$/.exec(address) ?? [];
  if (content === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: type ?? '' });
}

function read(file: Blob, how: 'readAsDataURL' | 'readAsArrayBuffer'): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader[how](file);
  });
}
