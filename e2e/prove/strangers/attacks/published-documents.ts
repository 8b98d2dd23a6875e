import { merchants } from '../../../support/merchants';
import type { Attack, AttackedPortal, Outcome } from '../attack';
import { ask, hostOf } from '../stranger';
import { Team } from '../team';

/** Runs as a page, as a drawing and as a script. */
const polyglot = Buffer.from(
  '/*<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="ran"</script></svg><script>document.title="ran"</script>*/document.title="ran";',
);
const script = 'text/javascript; charset=utf-8';

const disguises = [
  ['page.0001.html', 'text/html'],
  ['page.0001.htm', 'text/html; charset=utf-8'],
  ['page.0001.xhtml', 'application/xhtml+xml'],
  ['page.0001.svg', 'image/svg+xml'],
  ['page.0001.xml', 'text/xml'],
  ['page.0001.js', 'text/html'],
  ['page.0001.js', 'TEXT/HTML'],
  ['page.0001.js', 'text/javascript, text/html'],
  ['page.0001.js', 'image/svg+xml'],
  ['page.0001.js', ''],
  ['page.0001.json', 'text/html'],
  ['page.0001.png', 'text/html'],
  ['page.0001.js.html', script],
  ['page.0001.html.js', 'text/html'],
  ['page.0001.JS', script],
  ['page.0001.js\n', script],
  ['../page.0001.js', script],
  ['page', 'text/html'],
] as const;

/** A team publishes files that would run as documents, promotes what was taken, and opens it in a browser. */
export const publishedDocuments: Attack = {
  point: 3,
  name: 'published-documents',
  title: 'a team publishes files that would run as documents, and opens them on merchants’ origins',
  run,
};

async function run(portal: AttackedPortal): Promise<Outcome> {
  const team = await Team.join(portal);
  const faults: string[] = [];
  let accepted = 0;
  for (const [name, type] of disguises) {
    const { status } = await team.publish({ more: [{ name, type, body: polyglot }] });
    if (status !== 200) continue;
    accepted += 1;
    faults.push(`${name} was published as ${JSON.stringify(type)}`);
  }
  const { status, body, id } = await team.publish({
    more: [{ name: 'page.0001.html.js', type: script, body: polyglot }],
  });
  if (status !== 200) throw new Error(`A release like any other is refused: ${body.toString()}`);

  const path = '/r/lobby/page.0001.html.js';
  const get = (merchant: string) => ask({ port: portal.port, host: hostOf(merchant, portal.port), path });
  for (const { code } of merchants)
    if ((await get(code)).status !== 404) faults.push(`${path} is served by ${code} though no page load gets it`);
  await team.promote(id);
  for (const { code } of merchants) {
    const { status: served, headers } = await get(code);
    if (served !== 200) faults.push(`${path} of the promoted release is not served by ${code}`);
    if (headers['content-type'] !== script) faults.push(`${path} is served as ${headers['content-type']}`);
    if (headers['content-security-policy'] !== "default-src 'none'; sandbox" || !headers['x-content-type-options'])
      faults.push(`${path} is served by ${code} without being made inert`);
  }
  faults.push(...(await openInBrowser(portal, path)));
  return { tried: disguises.length + 2 * merchants.length + 1, accepted, faults };
}

async function openInBrowser(portal: AttackedPortal, path: string): Promise<string[]> {
  const context = await (await portal.browser()).newContext();
  const page = await context.newPage();
  await page.goto(portal.page('kestrel', path));
  const seen = await page.evaluate(() => ({ origin: self.origin, title: document.title, type: document.contentType }));
  await context.close();
  return [
    ...(seen.title === 'ran' ? [`${path} ran when it was opened`] : []),
    ...(seen.origin === 'null' ? [] : [`${path} has the origin ${seen.origin} when it is opened`]),
    ...(/javascript|plain/.test(seen.type) ? [] : [`${path} is taken for ${seen.type}`]),
  ];
}
