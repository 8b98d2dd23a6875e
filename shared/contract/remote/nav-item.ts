import * as v from 'valibot';
import type { ResourceType } from '../host/settings';
import { WhenSchema, type When } from './fact';
import { TextKeySchema, VersionedNameSchema, type TextKey, type VersionedName } from './name';
import type { Need } from './need';
import { PlaceRefSchema, type PlaceRef } from './place';

/** Where the host draws nav items. The catalogue describes the points. */
export type NavItemPoint = 'menu@1' | 'right-bar@1' | 'info-bar@1' | 'footer@1' | 'account-menu@1';

/** A number of the account data that a nav item may show as a badge. */
export type AccountCount = 'unreadMessages' | 'availablePromotions' | 'paymentConfirmations';

/** A command to run, as data. */
export interface CommandRef {
  command: VersionedName;
  request?: Record<string, unknown>;
}

/**
 * What is only known at run time: a command that returns it, with its request. For a nav item it returns
 * `NavItemChild[]`: the host runs it once the person turns to the menu; after a failure, or without children, the item is
 * drawn without a submenu.
 */
export interface SourceRef {
  source: VersionedName;
  request?: Record<string, unknown>;
}

/**
 * A line below a nav item, its texts already in the page's language. It leads to the first of `to`, `address` and `run`
 * that it has; one without any of them and without children is left out.
 */
export interface NavItemChild {
  id: string;
  title: string;
  /** A second, smaller line. */
  subtitle?: string;
  /** At the end of the line, such as `0.8 % rebate`. */
  note?: string;
  /** `new` and `hot` are drawn as marks. */
  mark?: 'new' | 'hot';
  image?: string;
  to?: PlaceRef;
  /** An address of this portal (`/lottery?gameCode=K3`), or a web address, which opens in a new tab. */
  address?: string;
  /** Opens a web address in the same tab. Default: false. */
  sameTab?: boolean;
  run?: CommandRef;
  /** Checked before it is followed, besides the needs of its place or command. */
  needs?: Need[];
  /** A nested list below this line. */
  children?: NavItemChild[];
}

/** A small contribution drawn by the host in its own tree: a menu item, a link in the footer. */
export interface NavItem {
  /** Unique within the remote. */
  id: string;
  point: NavItemPoint;
  title: TextKey;
  /** Name of an icon of the portal's set. */
  icon?: string;
  /** Position among the nav items of the point, lowest first. */
  order: number;
  badge?: AccountCount;
  to?: PlaceRef;
  /** Further places at which the item is marked as the current one, too. */
  also?: VersionedName[];
  run?: CommandRef;
  /**
   * Unfolds the QR code of this resource of the merchant: the picture of its `qrCodeUrl`, or else the code of its
   * address. Without such a resource the item is absent.
   */
  qrCode?: ResourceType;
  children?: NavItem[] | SourceRef;
  when?: When;
}

export const CommandRefSchema: v.GenericSchema<CommandRef> = v.strictObject({
  command: VersionedNameSchema,
  request: v.optional(v.record(v.string(), v.unknown())),
});

export const SourceRefSchema: v.GenericSchema<SourceRef> = v.strictObject({
  source: VersionedNameSchema,
  request: v.optional(v.record(v.string(), v.unknown())),
});

export const NavItemSchema: v.GenericSchema<NavItem> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,40}$/, 'a nav item id is letters, digits and dashes')),
  point: v.picklist(['menu@1', 'right-bar@1', 'info-bar@1', 'footer@1', 'account-menu@1']),
  title: TextKeySchema,
  icon: v.optional(v.string()),
  order: v.number(),
  badge: v.optional(v.picklist(['unreadMessages', 'availablePromotions', 'paymentConfirmations'])),
  to: v.optional(PlaceRefSchema),
  also: v.optional(v.array(VersionedNameSchema)),
  run: v.optional(CommandRefSchema),
  qrCode: v.optional(v.picklist(['QQ', 'WECHAT', 'ZALO', 'SpeedTest', 'IOS', 'Android', 'H5'])),
  children: v.optional(v.union([v.array(v.lazy(() => NavItemSchema)), SourceRefSchema])),
  when: v.optional(WhenSchema),
});
