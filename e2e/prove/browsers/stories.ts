import { accounts } from '../../support/accounts';
import type { Visit } from '../../support/engines/visit';
import { releaseOf, scriptOf, served } from '../../support/releases';
import { alteredAfter, alteredBytesRan, altering } from './altered-bytes';
import type { Scene, Story } from './story';

const seeFirstGame = ({ page }: Visit) => page.see({ css: 'main article' });
const seeLottery = ({ page, say }: Visit) => page.see({ css: 'main', has: say('lottery', 'quick.title') });
const game = 'main iframe';

/** What is done in every engine. */
export const stories: Story[] = [
  {
    title: 'home',
    async tell(scene) {
      const visit = await scene.visit('kestrel');
      await visit.open('/');
      await seeFirstGame(visit);
      await visit.page.seeNothingOf({ css: 'main [role="alert"]' });
    },
  },
  {
    title: 'sign-in, and each remote of kestrel opened in its page',
    short: true,
    async tell(scene) {
      const visit = await scene.signedIn('kestrel', accounts.player);
      await visit.follow('/electron');
      await seeFirstGame(visit);
      await visit.follow('/lott');
      await seeLottery(visit);
      await visit.page.click({ css: 'header button[aria-haspopup="menu"]' });
      await visit.page.click({ css: '[role="menuitem"]', name: visit.say('member', 'page.securityCenter') });
      await visit.page.see({ css: 'main h1', has: visit.say('member', 'page.securityCenter') });
      await visit.follow('/pointMall');
      await visit.page.see({ css: 'main h1', name: visit.say('mall', 'title.mall') });
    },
  },
  {
    title: 'agent centre',
    short: true,
    async tell(scene) {
      const visit = await scene.signedIn('aurora', accounts.agent);
      await visit.follow('/agent');
      await visit.page.see({ css: `main nav[aria-label="${visit.say('agent', 'centre.menu')}"]` });
    },
  },
  {
    title: 'slots: a search narrows the list',
    async tell(scene) {
      const visit = await scene.visit('kestrel');
      await visit.open('/electron');
      await seeFirstGame(visit);
      const games = await visit.page.count({ css: 'main article' });
      await visit.page.fill({ css: 'main input[inputmode="search"]' }, 'harbour');
      await visit.page.click({ css: 'main button', name: visit.say('lobby', 'slots.search.run') });
      await visit.page.until('fewer games are listed', async () => {
        const left = await visit.page.count({ css: 'main article' });
        return left > 0 && left < games;
      });
    },
  },
  {
    title: 'lottery: the clock ticks',
    async tell(scene) {
      const visit = await scene.visit('kestrel');
      await visit.open('/lottery');
      await seeLottery(visit);
      const before = await visit.page.text('main [role="timer"]');
      await visit.page.until('the clock ticks', async () => (await visit.page.text('main [role="timer"]')) !== before);
    },
  },
  {
    title: 'member centre: account, then messages',
    async tell(scene) {
      const visit = await scene.signedIn('kestrel', accounts.player);
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
    async tell(scene) {
      const visit = await scene.signedIn('kestrel', accounts.player);
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
  {
    title: 'language switch',
    async tell(scene) {
      const visit = await scene.visit('aurora');
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
    async tell(scene) {
      const visit = await scene.signedIn('kestrel', accounts.player);
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
    title: 'an altered view is refused, and runs once it is right',
    async tell(scene) {
      const line = await scene.line();
      line.break(served('lobby', scriptOf('lobby', 'view-slots')), altering);
      const visit = await scene.visit('kestrel', line);
      await visit.open('/electron');
      await visit.seeFault();
      await refuseAltered(visit);
      line.heal();
      await visit.retry();
      await seeFirstGame(visit);
      await refuseAltered(visit);
    },
  },
  {
    title: 'altered after the loader has looked: refused by the browser',
    async tell(scene) {
      const line = await scene.line();
      line.cacheable = false;
      const { counted, fault } = alteredAfter(1);
      line.break(served('lottery', releaseOf('lottery').entry), fault);
      const visit = await scene.visit('kestrel', line);
      await visit.open('/');
      await visit.follow('/lott');
      await visit.seeFault();
      if (counted() < 2) throw new Error('the altered answer was never asked for');
      await refuseAltered(visit);
    },
  },
  {
    title: 'the same at a retry address, which no first import map holds',
    async tell(scene) {
      const line = await scene.line();
      line.cacheable = false;
      const { entry } = releaseOf('lottery');
      const { counted, fault } = alteredAfter(1);
      line.break(new RegExp(`/${entry}\\?r=`), fault);
      line.break(served('lottery', entry), { kind: 'hang' });
      const visit = await scene.visit('kestrel', line);
      await visit.open('/');
      await visit.follow('/lott');
      await visit.seeFault();
      if (counted() < 2) throw new Error('the altered answer was never asked for');
      await refuseAltered(visit);
    },
  },
  {
    title: 'an altered host never starts: the page says so, reports it, and Retry recovers',
    async tell(scene) {
      const line = await scene.line();
      line.cacheable = false;
      line.break(served('host', scriptOf('host', 'vendor')), altering);
      const visit = await scene.visit('kestrel', line);
      await visit.open('/');
      await visit.page.see({ css: '#atrium-stuck button' });
      await refuseAltered(visit);
      await visit.page.until('the failed start is reported', () =>
        Promise.resolve(line.reports.some(({ remote, message }) => remote === 'host' && message !== undefined)),
      );
      line.heal();
      await visit.page.click({ css: '#atrium-stuck button' });
      await seeFirstGame(visit);
    },
  },
  {
    title: 'a host that hangs: the page says so after ten seconds, and goes on when it comes after all',
    async tell(scene) {
      const line = await scene.line();
      line.break(served('host', scriptOf('host', 'vendor')), { kind: 'late', milliseconds: 16_000 });
      const visit = await scene.visit('kestrel', line);
      await visit.open('/');
      await visit.page.see({ css: '#atrium-stuck button' });
      await seeFirstGame(visit);
      await visit.page.seeNothingOf({ css: '#atrium-stuck' });
    },
  },
  {
    title: 'a remote that fails recovers by Retry',
    async tell(scene) {
      const line = await scene.line();
      line.break(served('lottery', releaseOf('lottery').entry), { kind: 'status', status: 503 });
      await failAndRecover(scene, line);
    },
  },
  {
    title: 'a remote that hangs recovers by itself at another address, chunks too',
    async tell(scene) {
      const line = await scene.line();
      line.break(new RegExp(`${served('lottery', releaseOf('lottery').entry).source}$`), { kind: 'hang' });
      const visit = await scene.visit('kestrel', line);
      await visit.open('/');
      await visit.follow('/lott');
      await seeLottery(visit);
      if (!line.asked.some((path) => path.includes('view-') && path.endsWith('?r=1')))
        throw new Error('no chunk was asked for at the retry address');
    },
  },
];

async function failAndRecover(scene: Scene, line: Awaited<ReturnType<Scene['line']>>): Promise<void> {
  const visit = await scene.visit('kestrel', line);
  await visit.open('/');
  await visit.follow('/lott');
  await visit.seeFault();
  line.heal();
  await visit.retry();
  await seeLottery(visit);
}

async function refuseAltered(visit: Visit): Promise<void> {
  if (await alteredBytesRan(visit.page)) throw new Error('altered bytes ran');
}
