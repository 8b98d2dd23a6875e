/** Whether a typed percentage is at most the own share, with at most two digits after the point. */
export function isShare(typed: string, ownShare: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= Number(ownShare);
}
