const algorithm = 'AES-GCM';
/** Nonce length of AES-GCM, in bytes. */
const nonceLength = 12;

/** Encrypts a text for a cookie. Decryption requires the same key and owner. */
export async function seal(text: string, key: CryptoKey, owner: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt(parameters(nonce, owner), key, bytesOf(text));
  return toBase64(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** Decrypts a text; `undefined` if it is damaged, or sealed with another key or for another owner. */
export async function openSealed(sealed: string, key: CryptoKey, owner: string): Promise<string | undefined> {
  try {
    const bytes = fromBase64(sealed);
    const nonce = bytes.slice(0, nonceLength);
    const text = await crypto.subtle.decrypt(parameters(nonce, owner), key, bytes.slice(nonceLength));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

function parameters(nonce: Uint8Array<ArrayBuffer>, owner: string): AesGcmParams {
  return { name: algorithm, iv: nonce, additionalData: bytesOf(owner) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
