import type { NavItem, NavItemChild, VersionedName } from '@atrium/contract';

/** A nav item ready to be drawn: its text is resolved and its target exists. */
export interface DrawnNavItem {
  key: string;
  title: string;
  /** A second, smaller line. */
  subtitle?: string | undefined;
  /** At the end of the line, such as a figure. */
  note?: string | undefined;
  icon?: string | undefined;
  mark?: NavItemChild['mark'];
  badge?: NavItem['badge'];
  /** Its place, which decides whether it is the current item; `also` lists further such places. */
  place?: VersionedName | undefined;
  also?: readonly VersionedName[] | undefined;
  /** Address of that place, or a web address, for a real link. */
  href?: string | undefined;
  /** The tab that a web address opens in; absent for a place. */
  tab?: 'same' | 'new' | undefined;
  /** Opens the place or runs the command; absent for a nav item that only unfolds. */
  follow?: (() => void) | undefined;
  /** The QR code that it unfolds. */
  code?: DrawnCode | undefined;
  children?: DrawnNavItem[] | undefined;
  /** Loads children that are known only at run time. @throws when they could not be loaded. */
  askChildren?: (() => Promise<DrawnNavItem[]>) | undefined;
}

/** A QR code of one of the merchant's resources. */
export interface DrawnCode {
  /** Its picture, or the address that it encodes. */
  source: string;
  /** The web address of the resource, for those who cannot scan their own screen. */
  href?: string | undefined;
}
