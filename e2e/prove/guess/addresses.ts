/** Addresses of this machine, each used once, as if every call came from another client. Linux has all of 127/8. */
export function otherAddresses(): () => string {
  let given = 0;
  return () => {
    given += 1;
    return `127.${16 + ((given >> 16) & 127)}.${(given >> 8) & 255}.${given & 255}`;
  };
}
