import { assembleCore, type PlacesToCome } from './composition/assemble-core';
import { assemblePortal, type AssembledPortal } from './composition/assemble-portal';
import { showBrokenPage } from './composition/broken-page';
import { readPage } from './composition/read-page';
import { learnOfMerchant, startServices } from './composition/start-services';
import { tryOverride } from './composition/try-override';
import { whenIdle } from './composition/when-idle';
import { renderPortal } from './shell/render-portal';

/** The host, from the page's data to the first content. */
async function start(root: HTMLElement): Promise<void> {
  const data = readPage(document);

  // messages lead to places, and places say what is missing by messages: the one knot in the order of things
  const places: PlacesToCome = {
    has: (place) => portal.places.has(place),
    open: (place, params) => portal.navigator.open(place, params),
  };
  const core = assembleCore(data, places);
  let portal: AssembledPortal;
  try {
    portal = assemblePortal(data, core, root);

    void core.site.start();
    const { page } = portal.page;
    if (page.kind === 'place') for (const { remote, place } of page.chain) void remote.view(place.view).catch(() => {});

    await core.language.load();
    startServices(data, core, portal);
    renderPortal(root, core, portal);
  } catch (error) {
    // a release of the host that does not get this far has failed
    core.report.error(error, { kind: 'execution' });
    throw error;
  }
  tryOverride(data, core, portal);
  whenIdle(() => {
    import(/* webpackChunkName: "after-content" */ './composition/after-content').then(
      ({ afterContent }) => afterContent(data, core, portal),
      (error: unknown) => core.report.error(error),
    );
    void learnOfMerchant(core).catch((error: unknown) => core.report.error(error));
  });
}

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
start(root).catch((error: unknown) => {
  showBrokenPage(document, () => location.reload());
  throw error;
});
