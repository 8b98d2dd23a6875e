/** A path of the same origin. */
const samePath = /^\/(?![/\\])[\w./?&=%~+:@!$,;#-]*$/;
/** Pictures in the page itself. SVG is inert in an image. */
const dataPicture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,][\w;,+/=%.:#'()&!*@$?~ -]*$/;

/** Whether a snapshot may lead to or load an address: a path of its own origin, or a picture of an allowed origin. */
export function isAllowedAddress(address: string, origins: readonly string[], { data = false } = {}): boolean {
  if (samePath.test(address)) return true;
  if (data && dataPicture.test(address)) return true;
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}
