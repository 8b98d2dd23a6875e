const pattern = /^#reset=([\w-]{20,100})$/;

/**
 * The token of a mailed link, which is removed from the address and its history at once. It is behind `#`, so that
 * browsers send it to no server and name it to no other page.
 */
export function takeRecoveryToken({ location, history }: Pick<Window, 'location' | 'history'> = window):
  string | undefined {
  const token = pattern.exec(location.hash)?.[1];
  if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
