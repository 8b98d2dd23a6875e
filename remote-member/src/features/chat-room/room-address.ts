import { chatRoomPath, originOfPart } from '@atrium/api';

/** Where a chat room opens: in a frame of the portal, or in a window of its own. */
export type RoomAddress = { kind: 'frame' | 'window'; address: string };

/**
 * Reads the address that the back end answers. Only the room's own embed origin is framed; a web address elsewhere opens
 * in its own window, as the page's policy allows no other frames. Undefined for anything that is not a web address.
 * @param embedOrigin with `{part}` in place of the part's name
 */
export function readRoomAddress(chatUrl: string, embedOrigin: string | undefined): RoomAddress | undefined {
  const origin = embedOrigin === undefined ? undefined : originOfPart(embedOrigin, 'room');
  const address = URL.canParse(chatUrl, origin) ? new URL(chatUrl, origin) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== origin) return { kind: 'window', address: address.href };
  return address.pathname === chatRoomPath ? { kind: 'frame', address: address.href } : undefined;
}
