import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { listOf } from '../list';
import { LooseFlagSchema, LooseTextSchema, named } from '../nothing';

/** An entry of the menu: a category at the top, below it vendors and other ways to games. */
export interface VendorMenuItem {
  /** Its code, such as `LIVE`; shown where there is no title. */
  name: string;
  title: string;
  subTitle: string;
  /** The vendor that the lobby of the category selects. */
  page: string;
  child: VendorMenuItem[];
  isHot: boolean;
  /** Only for a person who is signed in. */
  isLogin: boolean;
  /** Opens the popup with the games of the vendor. */
  popup: boolean;
  /** A path of the portal, or a web address. */
  go: string;
  /** False: not open yet. */
  canEnterPage: boolean;
  /** A rebate in per cent, such as `0.8`; empty where there is none. */
  rebeat: string;
  /** The account type of the vendor that it opens. */
  openAccountType: string;
  /** Opens in the same tab. */
  noOpenWindow: boolean;
}

const text = v.optional(LooseTextSchema, '');
const flag = v.optional(LooseFlagSchema, false);

const VendorMenuItemSchema: v.GenericSchema<unknown, VendorMenuItem> = v.pipe(
  v.object({
    name: text,
    title: text,
    subTitle: text,
    page: text,
    // an entry without children may name them by an empty text or object
    child: v.fallback(v.optional(listOf(v.lazy(() => VendorMenuItemSchema)), []), []),
    isHot: flag,
    isLogin: flag,
    popup: flag,
    go: text,
    canEnterPage: v.optional(named(LooseFlagSchema)),
    rebeat: text,
    openAccountType: text,
    noOpenWindow: flag,
  }),
  v.check(({ name, title }) => name !== '' || title !== '', 'an entry has a name or a title'),
  v.transform((entry) => ({ ...entry, canEnterPage: entry.canEnterPage !== false })),
);

export const gamesVendorMenu = endpoint({
  id: 'games.vendorMenu',
  about: 'The menu: an entry for each category, with the entries of its vendors.',
  method: 'GET',
  ...relay('vendorMenu'),
  request: v.object({ merchantCode: v.string(), language: v.string(), platform: v.string() }),
  answer: listOf(VendorMenuItemSchema),
  example: {
    request: { merchantCode: 'aurora', language: 'EN', platform: 'W' },
    answer: [
      {
        name: 'LIVE',
        title: 'Live',
        child: [
          {
            name: 'CRWN',
            title: 'Crown Table',
            subTitle: 'Baccarat and roulette',
            page: 'CRWN',
            child: [],
            isHot: true,
            isLogin: false,
            popup: true,
            go: '',
            canEnterPage: true,
            rebeat: '0.8',
            openAccountType: 'CRWN',
            noOpenWindow: true,
          },
        ],
      },
    ],
  },
});
