import { accounts } from '../../support/accounts';
import type { Visit } from '../../support/engines/visit';
import type { FaultProxy } from '../../support/fault-proxy';
import { releaseOf, scriptOf, fileAddress } from '../../support/releases';
import { altered, alteredAfter, alteredBytesRan } from './altered-bytes';
import { newcomerInMall } from './newcomer-in-mall';
import type { Story, StoryContext } from './story';

const seeFirstGame = ({ page }: Visit) => page.see({ css: 'main article' });
const seeLottery = ({ page, say }: Visit) => page.see({ css: 'main', has: say('lottery', 'quick.title') });
const game = 'main iframe';
const isCovered = '() => document.getElementById("atrium-snapshot") !== null';

/** Stories that run in every engine. */
export const stories: Story[] = [
  {
    title: 'home',
    async run(context) {
      const visit = await context.visit('kestrel');
      await visit.open('/');
      await seeFirstGame(visit);
      await visit.page.seeNothingOf({ css: 'main [role="alert"]' });
    },
  },
  {
    title: 'home with a page snapshot: the host takes its place from the top down',
    needsSnapshots: true,
    async run(context) {
      const proxy = await context.proxy();
      const visit = await context.visit('kestrel', proxy);
      proxy.injectFault(/MCSFE_hotGames/, { kind: 'late', milliseconds: 4_000 });
      const marksOf = (name: string) =>
        visit.page.call<number[]>('(name) => performance.getEntriesByName(name).map(({ startTime }) => startTime)', [
          name,
        ]);
      await visit.page.until('the page comes with its snapshot', async () => {
        await visit.open('/');
        return (await visit.page.call<boolean>(isCovered)) || (await marksOf('atrium-swap')).length > 0;
      });
      await visit.page.until('the snapshot is gone', async () => (await marksOf('atrium-swap')).length > 0);
      await seeFirstGame(visit);
      const [last = -Infinity] = await marksOf('atrium-swap');
      // where the list came before the host drew anything, all of it is shown at once
      const [first = last] = await marksOf('atrium-lift');
      if (first > last) throw new Error(`a part of the host was shown at ${first} ms, and all of it at ${last} ms`);
    },
  },
  {
    title: 'sign-in, then a page of each remote',
    short: true,
    async run(context) {
      const visit = await context.signedIn('kestrel', accounts.player);
      await visit.follow('/electron');
      await seeFirstGame(visit);
      await visit.follow('/lott');
      await seeLottery(visit);
      await visit.page.click({ css: `header button[title="${visit.say('host', 'shell.account')}"]` });
      await visit.page.click({ css: 'header [role="group"] ul a', has: visit.say('member', 'page.securityCenter') });
      await visit.page.see({ css: 'main h1', has: visit.say('member', 'page.securityCenter') });
      await visit.follow('/pointMall');
      await visit.page.see({ css: 'main h1', name: visit.say('mall', 'title.mall') });
    },
  },
  {
    title: 'agent centre',
    short: true,
    async run(context) {
      const visit = await context.signedIn('aurora', accounts.secondAgent);
      await visit.follow('/agent');
      await visit.page.see({ css: `main nav[aria-label="${visit.say('agent', 'centre.menu')}"]` });
    },
  },
  {
    title: 'member centre: a deposit, rewards and messages',
    async run(context) {
      const visit = await context.signedIn('aurora', accounts.player);
      await visit.follow('/member/deposit');
      await visit.page.fill({ css: 'main form input[inputmode="decimal"]' }, '321');
      await visit.page.click({ css: 'main form button[type="submit"]' });
      await visit.page.see({ css: 'main dl', has: '321.00' });
      await visit.page.click({ css: 'main nav a', has: visit.say('member', 'page.rewardCenter') });
      await visit.page.see({ css: 'main article' });
      await visit.page.click({ css: 'main nav a', has: visit.say('member', 'page.messageV2') });
      await visit.page.click({ css: 'main [data-message]' });
      await visit.page.see({ css: 'main article h2' });
    },
  },
  {
    title: 'slots: a search narrows the list',
    async run(context) {
      const visit = await context.visit('kestrel');
      await visit.open('/electron');
      await seeFirstGame(visit);
      const games = await visit.page.count({ css: 'main article' });
      await visit.page.fill({ css: 'main input[inputmode="search"]' }, 'harbour');
      await visit.page.click({ css: 'main button', name: visit.say('lobby', 'search.title') });
      await visit.page.until('fewer games are listed', async () => {
        const left = await visit.page.count({ css: 'main article' });
        return left > 0 && left < games;
      });
    },
  },
  {
    title: 'lottery: the clock ticks',
    async run(context) {
      const visit = await context.visit('kestrel');
      await visit.open('/lottery');
      await seeLottery(visit);
      const before = await visit.page.text('main [role="timer"]');
      await visit.page.until('the clock ticks', async () => (await visit.page.text('main [role="timer"]')) !== before);
    },
  },
  {
    title: 'member centre: account, then messages',
    async run(context) {
      const visit = await context.signedIn('kestrel', accounts.player);
      await visit.open('/member');
      for (const page of ['securityCenter', 'messageV2'] as const) {
        const name = visit.say('member', `page.${page}`);
        await visit.page.click({ css: `main nav a`, has: name });
        await visit.page.see({ css: 'main h1', has: name });
      }
    },
  },
  {
    title: 'mall: a reward, and back',
    async run(context) {
      const visit = await context.signedIn('kestrel', accounts.player);
      await visit.open('/pointMall');
      await visit.page.click({ css: 'main article a' });
      await visit.page.until('a reward is open', async () => {
        const path = await visit.page.call<string>('() => location.pathname');
        return path.startsWith('/pointMall/product/') && (await visit.page.count({ css: 'main h1' })) > 0;
      });
      await visit.page.call('() => history.back()');
      await visit.page.see({ css: 'main h1', name: visit.say('mall', 'title.mall') });
    },
  },
  newcomerInMall,
  {
    title: 'language switch',
    async run(context) {
      const visit = await context.visit('aurora');
      await visit.open('/');
      await seeFirstGame(visit);
      await visit.page.click({ css: `header button[aria-label^="${visit.say('host', 'shell.language')}"]` });
      await visit.page.click({ css: '[role="menuitemradio"]', name: 'English' });
      await visit.page.until('the page is in English', async () => {
        const language = await visit.page.call<string>('() => document.documentElement.lang');
        return language === 'en' && (await visit.page.count({ css: 'nav a', name: 'Slots' })) > 0;
      });
    },
  },
  {
    title: 'game frame: one spin',
    async run(context) {
      const visit = await context.signedIn('kestrel', accounts.player);
      await visit.open('/electron');
      await visit.page.click({ css: 'main article button', name: visit.say('lobby', 'game.play') });
      const ready = { css: 'main[data-state="ready"]' };
      await visit.page.until('the game is ready', async () => (await visit.page.count(ready, game)) > 0);
      const balance = () => visit.page.text('#balance', game);
      const before = await balance();
      await visit.page.click({ css: '#spin' }, game);
      await visit.page.until('a spin ends', async () => {
        return (await balance()) !== before && (await visit.page.count(ready, game)) > 0;
      });
    },
  },
  {
    title: 'an altered view is refused; the genuine one loads by Retry',
    async run(context) {
      const proxy = await context.proxy();
      proxy.injectFault(fileAddress('lobby', scriptOf('lobby', 'view-slots')), altered);
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/electron');
      await visit.seeFault();
      await refuseAltered(visit);
      proxy.clearFaults();
      await visit.retry();
      await seeFirstGame(visit);
      await refuseAltered(visit);
    },
  },
  {
    title: 'a file altered after the loader’s check is refused by the browser',
    async run(context) {
      const proxy = await context.proxy();
      proxy.cacheable = false;
      const { responses, fault } = alteredAfter(1);
      proxy.injectFault(fileAddress('lottery', releaseOf('lottery').entry), fault);
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/');
      await visit.follow('/lott');
      await visit.seeFault();
      if (responses() < 2) throw new Error('the altered response was never requested');
      await refuseAltered(visit);
    },
  },
  {
    title: 'the same at a retry address, which the first import map lacks',
    async run(context) {
      const proxy = await context.proxy();
      proxy.cacheable = false;
      const { entry } = releaseOf('lottery');
      const { responses, fault } = alteredAfter(1);
      proxy.injectFault(new RegExp(`/${entry}\\?r=`), fault);
      proxy.injectFault(fileAddress('lottery', entry), { kind: 'hang' });
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/');
      await visit.follow('/lott');
      await visit.seeFault();
      if (responses() < 2) throw new Error('the altered response was never requested');
      await refuseAltered(visit);
    },
  },
  {
    title: 'an altered host never starts: the page shows and reports it; Retry recovers',
    async run(context) {
      const proxy = await context.proxy();
      // the browser keeps the altered file for good, as `immutable` says
      proxy.injectFault(fileAddress('host', scriptOf('host', 'vendor')), altered);
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/');
      await visit.page.see({ css: '#atrium-stuck button' });
      await refuseAltered(visit);
      await visit.page.until('the failed start is reported', () =>
        Promise.resolve(proxy.reports.some(({ remote, message }) => remote === 'host' && message !== undefined)),
      );
      proxy.clearFaults();
      await visit.page.click({ css: '#atrium-stuck button' });
      await seeFirstGame(visit);
    },
  },
  {
    title: 'a host that hangs: the page shows it after ten seconds, and starts when it arrives',
    async run(context) {
      const proxy = await context.proxy();
      proxy.injectFault(fileAddress('host', scriptOf('host', 'vendor')), { kind: 'late', milliseconds: 16_000 });
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/');
      await visit.page.see({ css: '#atrium-stuck button' });
      await seeFirstGame(visit);
      await visit.page.seeNothingOf({ css: '#atrium-stuck' });
    },
  },
  {
    title: 'a remote that fails recovers by Retry',
    async run(context) {
      const proxy = await context.proxy();
      proxy.injectFault(fileAddress('lottery', releaseOf('lottery').entry), { kind: 'status', status: 503 });
      await failAndRecover(context, proxy);
    },
  },
  {
    title: 'a remote that hangs is loaded from a retry address, with its chunks',
    async run(context) {
      const proxy = await context.proxy();
      proxy.injectFault(new RegExp(`${fileAddress('lottery', releaseOf('lottery').entry).source}$`), { kind: 'hang' });
      const visit = await context.visit('kestrel', proxy);
      await visit.open('/');
      await visit.follow('/lott');
      await seeLottery(visit);
      if (!proxy.requestedPaths.some((path) => path.includes('view-') && path.endsWith('?r=1')))
        throw new Error('no chunk was requested at the retry address');
    },
  },
];

async function failAndRecover(context: StoryContext, proxy: FaultProxy): Promise<void> {
  const visit = await context.visit('kestrel', proxy);
  await visit.open('/');
  await visit.follow('/lott');
  await visit.seeFault();
  proxy.clearFaults();
  await visit.retry();
  await seeLottery(visit);
}

async function refuseAltered(visit: Visit): Promise<void> {
  if (await alteredBytesRan(visit.page)) throw new Error('altered bytes ran');
}
