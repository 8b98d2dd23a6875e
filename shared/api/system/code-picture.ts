const picture = /^data:image\/|\.(svg|png|jpe?g|gif|webp|avif)([?#]|$)/i;

/** Whether the `qrCodeUrl` of a resource is a ready-made picture of its code; otherwise it is the address to encode. */
export function isCodePicture(qrCodeUrl: string): boolean {
  return picture.test(qrCodeUrl);
}
