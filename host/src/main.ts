import { assembleCore } from './boot/assemble-core';
import { assemblePortal, type AssembledPortal } from './boot/assemble-portal';
import { sendFirstCalls } from './boot/first-calls';
import { showBrokenPage } from './page/broken-page';
import { readPage } from './page/read-page';
import { loadMerchantValues, startServices } from './boot/start-services';
import { tryOverride } from './boot/try-override';
import { nextTask } from './boot/next-task';
import { whenIdle } from './boot/when-idle';
import { renderPortal } from './boot/render-portal';

/** Runs the host from the page's data to the first content. */
async function start(root: HTMLElement): Promise<void> {
  // evaluation, assembling and drawing are tasks of their own: input is handled in between
  await nextTask();
  const data = readPage(document);
  const core = assembleCore(data);
  let portal: AssembledPortal;
  try {
    portal = assemblePortal(data, core, root);

    void core.site.start();
    const { page } = portal.page;
    if (page.kind === 'place') {
      for (const { remote, place } of page.chain) void remote.view(place.view).catch(() => {});
      sendFirstCalls(page, portal, core);
    }

    await core.language.load();
    startServices(data, core, portal);
    await nextTask();
    renderPortal(root, core, portal);
  } catch (error) {
    // a release of the host that does not get this far has failed
    core.report.error(error, { kind: 'execution' });
    throw error;
  }
  tryOverride(data, core, portal);
  whenIdle(() => {
    import(/* webpackChunkName: "after-content" */ './boot/after-content').then(
      ({ afterContent }) => afterContent(data, core, portal),
      (error: unknown) => core.report.error(error),
    );
    void loadMerchantValues(core).catch((error: unknown) => core.report.error(error));
  });
}

// content replaces the message, and what fails after that still needs it
const message = document.getElementById('atrium-stuck');
const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));
start(root).catch((error: unknown) => {
  showBrokenPage(document, message, () => location.reload());
  throw error;
});
