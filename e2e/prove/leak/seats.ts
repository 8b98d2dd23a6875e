import { demoMerchants } from '@atrium/deploy/demo-merchants';
import type { Browser } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import { accounts, type Account } from '../../support/accounts';
import { keepContractsClosed } from '../../support/keep-contracts-closed';
import { merchants, type MerchantUnderTest } from '../../support/merchants';
import type { Portal } from '../../support/portal';
import { releaseOf } from '../../support/releases';

/** A visitor at a merchant: not every view is visible at every merchant or to every account. */
export interface Seat {
  name: string;
  merchant: MerchantUnderTest;
  account?: Account;
}

const visitors: Seat[] = merchants.map((merchant) => ({ name: `a visitor of ${merchant.code}`, merchant }));
const people: Seat[] = (['agent', 'player'] as const).flatMap((who) =>
  merchants.map((merchant) => ({ name: `${aOrAn(who)} at ${merchant.code}`, merchant, account: accounts[who] })),
);

/**
 * Seats at merchants that have the remote, in the order to try: an agent sees everything that players see, and only
 * visitors see the sign-in.
 */
export function seatsFor(remote: string): Seat[] {
  const createsSessions = releaseOf(remote).descriptor.privileges?.includes('session');
  const seats = createsSessions ? [...visitors, ...people] : [...people, ...visitors];
  const having = demoMerchants.filter(({ remotes }) => remotes.includes(remote)).map(({ code }) => code);
  return seats.filter(({ merchant }) => having.includes(merchant.code));
}

function aOrAn(who: string): string {
  return `${who === 'agent' ? 'an' : 'a'} ${who}`;
}

/** Opens the portal in a new browser context, signed in where the seat has an account. */
export async function takeSeat(
  browser: Browser,
  portal: Pick<Portal, 'page'>,
  { merchant, account }: Seat,
): Promise<PortalPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await keepContractsClosed(context);
  const tab = new PortalPage(await context.newPage(), portal, merchant);
  if (account) await tab.signIn(account);
  await goToRest(tab);
  return tab;
}

/** Loads a page of the portal without any remote's view. */
export async function goToRest(tab: PortalPage): Promise<void> {
  await tab.open('/nowhere-to-be-found');
  await tab.title.waitFor();
}
