import type { Locator, Page } from 'playwright';
import type { PortalPage } from '../../pages/portal-page';

/** A place of the portal that shows HTML of the back end. */
export interface Place {
  name: string;
  /** The call with the HTML in its answer, as a path below the relay or `/wps`. */
  call: string;
  answer(html: string, address: URL): unknown;
  /** Opens it; the content is below the element that it returns. */
  open(tab: PortalPage): Promise<Locator>;
}

const begin = 'Begin of the content';
const isNotices = (type: string, address: URL) => address.searchParams.get('types') === type;

const notice = (type: string, content: string) => ({ id: 1, type, title: 'Hostile', content });
const contentOf = (page: Page): Locator => page.getByText(begin, { exact: true }).first().locator('..');

/** The places, each with a faked answer of one call. */
export const places: readonly Place[] = [
  {
    name: 'notices',
    call: '/wps/relay/MCSFE_getNotice',
    answer: (html, address) => (address.searchParams.get('groupName') === 'w_notice' ? [notice('B', html)] : []),
    async open(tab) {
      await tab.open('/notices');
      await tab.page.getByRole('button', { name: 'Hostile' }).click();
      return contentOf(tab.page);
    },
  },
  {
    name: 'promotion',
    call: '/wps/relay/MCSFE_getNotice',
    answer: (html, address) =>
      address.searchParams.get('groupName') === 'w_promotion' && !isNotices('PU', address) ? [notice('PR', html)] : [],
    async open(tab) {
      await tab.open('/promotion?id=1');
      return contentOf(tab.page);
    },
  },
  {
    name: 'help',
    call: '/wps/system/helpCenter',
    answer: (html) => [{ title: 'Hostile', tag: 'hostile', content: html, children: [] }],
    async open(tab) {
      await tab.open('/notices');
      await tab.open('/help#hostile');
      return contentOf(tab.page);
    },
  },
  {
    name: 'help menu',
    call: '/wps/system/helpCenter',
    answer: (html) => [{ title: 'Hostile', tag: 'hostile', content: html, children: [] }],
    async open(tab) {
      await tab.open('/helpmc?mode=menu');
      return contentOf(tab.page);
    },
  },
  {
    name: 'legal pages',
    call: '/wps/relay/MCSFE_getLegalTexts',
    answer: (html) => [{ page: 'terms', content: html }],
    async open(tab) {
      await tab.open('/legal');
      return contentOf(tab.page);
    },
  },
  {
    name: 'reward',
    call: '/wps/relay/MCSFE_getClaimList',
    answer: (html) => [{ promotionId: '1', type: 'promoList', title: 'Hostile', content: html, status: 'CLAIMABLE' }],
    async open(tab) {
      await tab.open('/member/rewards?tab=promoList');
      return contentOf(tab.page);
    },
  },
  {
    name: 'platform message',
    call: '/wps/relay/MCSFE_getMessageDetailV2',
    answer: (html) => ({ id: '1', title: 'Hostile', content: html, read: true }),
    async open(tab) {
      await tab.open('/member/messages');
      await tab.content.getByRole('listitem').getByRole('button').first().click();
      return contentOf(tab.page);
    },
  },
  {
    name: 'announcement popup',
    call: '/wps/relay/MCSFE_getNotice',
    answer: (html, address) => (isNotices('PU', address) ? [notice('PU', html)] : []),
    async open(tab) {
      // pops up once a session, and ends the one of the other places: it stays the last place
      await tab.page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
      await tab.open('/help');
      return contentOf(tab.page);
    },
  },
];

/** The HTML of some cases, as one content. */
export const contentWith = (htmls: readonly string[], closing: string): string =>
  `<p>${begin}</p>${htmls.map((html) => html + closing).join('\n')}`;
