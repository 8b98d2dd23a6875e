import { recordIcon, shieldIcon, walletIcon, type IconShape } from '@atrium/ui';

/** A page of the member centre, by the name the back end and addresses use for it. */
export interface MemberPage {
  name: 'securityCenter' | 'transferFund' | 'transactionHistory';
  icon: IconShape;
  /** The ability it takes; without one it always shows. */
  ability?: 'wallets.see';
}

const securityCenter: MemberPage = { name: 'securityCenter', icon: shieldIcon };

/** The pages in the order of the menu; the first is the one shown when none is asked for. */
export const memberPages: readonly MemberPage[] = [
  securityCenter,
  { name: 'transferFund', icon: walletIcon, ability: 'wallets.see' },
  { name: 'transactionHistory', icon: recordIcon },
];

/** Pages this person has at this merchant. */
export function pagesFor(can: (ability: string) => boolean): MemberPage[] {
  return memberPages.filter(({ ability }) => ability === undefined || can(ability));
}

/** The page that is asked for, or the first where it is not offered or not known. */
export function pageNamed(pages: readonly MemberPage[], name: string | undefined): MemberPage {
  return pages.find((page) => page.name === name) ?? securityCenter;
}
