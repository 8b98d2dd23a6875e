/** Held shared by tabs that read prices, and alone by the tab that redeems. */
const lockName = 'atrium.mall.prices';

/**
 * Reads prices while no tab of the browser redeems. A back end without price versions takes the prices that an account
 * read last for those that its form shows, so no other tab may read new ones between the form's reading and sending.
 */
export function whileNoneRedeems<Read>(read: () => Promise<Read>): Promise<Read> {
  return withLock('shared', read);
}

/** Redeems while no tab of the browser reads prices. */
export function whileNoneReads<Redeemed>(redeem: () => Promise<Redeemed>): Promise<Redeemed> {
  return withLock('exclusive', redeem);
}

function withLock<Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> {
  // older browsers have no locks
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, { mode }, work);
}
