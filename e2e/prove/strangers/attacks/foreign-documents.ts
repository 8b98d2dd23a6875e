import { memberLanguage } from '@atrium/api';
import { PortalPage } from '../../../pages/portal-page';
import { accounts } from '../../../support/accounts';
import { merchants } from '../../../support/merchants';
import { within } from '../../../support/within';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { askFromDocument, readFromDocument, type Target } from '../ask-from-document';
import { foreignPlaces, serveForeignSite, type ForeignDocument } from '../foreign-places';
import { Team } from '../team';

const merchant = 'kestrel';
const script = 'text/javascript; charset=utf-8';
/** Milliseconds for all attempts of one document; one without scripts may never answer. */
const patience = 45_000;

/** Documents of every kind try to get the session of a player's tab in the same browser. */
export const foreignDocuments: Attack = {
  point: 4,
  name: 'foreign-documents',
  isTimed: false,
  title: 'other documents in a player’s browser read storage, ask the tabs, frame, open and post to get the session',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const faults: string[] = [];
  const file = await publishedDocument(portal);
  const site = await serveForeignSite();
  const context = await (await portal.browser()).newContext({ reducedMotion: 'reduce' });
  try {
    const known = merchants.find(({ code }) => code === merchant);
    if (!known) throw new Error(`There is no merchant ${merchant}.`);
    const tab = new PortalPage(await context.newPage(), portal, known);
    await tab.signIn(accounts.player, '/electron');
    await tab.page.evaluate(() => (window.name = 'portal-tab'));
    const handle = (await tab.sessionToken()) ?? '';
    const cookies = await context.cookies(tab.page.url());
    const token = decodeURIComponent(cookies.find(({ name }) => name.startsWith('atrium-session.'))?.value ?? '');
    if (handle === '' || token === '') throw new Error('The player is not signed in.');
    const target: Target = { portal: new URL(tab.page.url()).origin, channel: `atrium.${merchant}.session`, handle };

    const posts: string[] = [];
    context.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin !== target.portal || pathname !== memberLanguage.path) return;
      posts.push(`${response.request().method()} ${pathname} ${response.status()}`);
      if (response.status() !== 403) faults.push(`another site's ${posts.at(-1)}`);
    });
    let tried = 0;
    let accepted = 0;
    const places = await foreignPlaces({ context, tab: tab.page, portal: target.portal, merchant, file }, site.port);
    for (const place of places) {
      const secrets = [token, ...(place.kind === 'own' ? [] : [handle, accounts.player.username])];
      const seen = await attemptsIn(place, target);
      if (seen.length === 0) faults.push(`${place.name} tried nothing: the attack would prove nothing`);
      for (const line of seen) {
        tried += 1;
        if (!secrets.some((secret) => line.includes(secret))) continue;
        accepted += 1;
        faults.push(`${place.name} got ${line.slice(0, 120)}`);
      }
    }
    if (posts.length === 0) faults.push('no post of another site arrived: the attack would prove nothing');
    await tab.open('/electron');
    await tab.balance.waitFor();
    return {
      tried,
      accepted,
      figures: { documents: places.length, 'posts of other sites that arrived and were refused': posts.length },
      faults: faults.slice(0, 8),
    };
  } finally {
    await context.close();
    site.close();
  }
}

/** What each attempt of a document gave. */
async function attemptsIn({ kind, document }: ForeignDocument, target: Target): Promise<string[]> {
  const read = kind === 'own' ? [] : await inTime(document.evaluate(readFromDocument, target));
  if (kind === 'inert') return read;
  const asked = document.evaluate(askFromDocument, { ...target, posts: kind === 'foreign' });
  return [...read, ...(await inTime(asked))];
}

const inTime = (attempts: Promise<string[]>) => within(patience, 'A document', attempts);

/** Path of a file that a team published and that would run as a document. */
async function publishedDocument(portal: AttackedPortal): Promise<string> {
  const team = await Team.join(portal);
  const body = Buffer.from('/*<script>document.title="ran"</script>*/');
  const { status, id } = await team.publish({ more: [{ name: 'page.0001.html.js', type: script, body }] });
  if (status !== 200) throw new Error('A release like any other is refused.');
  await team.promote(id);
  return '/r/lobby/page.0001.html.js';
}
