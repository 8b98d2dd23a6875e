import { eraseDrafts } from '@atrium/ui/drafts';
import { takeOver } from '../backend/domains/handover';
import { LossMessageSchema, startLoss } from '../person/lost-session';
import { OpenedMessageSchema } from '../navigation/popups/opened-message';
import { returnAddress } from '../navigation/places/return-address';
import { signIn } from '../navigation/places/well-known';
import { startPopups } from '../navigation/popups/start-popups';
import { eraseAfterSignOut } from '../navigation/events/erase-after-sign-out';
import { followRestored } from '../person/session/follow-restored';
import { retryCounts } from '../person/account/retry-counts';
import { startFederation } from '../remotes/federation-runtime';
import { loadThirdParty } from '../shell/third-party';
import { openTabChannel } from '../storage/tab-channel';
import { sendKept } from '../telemetry/send-kept';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import { listenLive } from './listen-live';
import type { PageData } from '../page/read-page';

/** Starts what a page needs only after its first content. This code is loaded then too. */
export function afterContent(data: PageData, core: Core, portal: AssembledPortal): void {
  const { code } = data.composition.merchant;
  const { session, messages, language } = core;
  core.lossNotice.connect(
    startLoss({
      session,
      messages,
      tabs: openTabChannel(`atrium.${code}.loss`, LossMessageSchema),
      locks: 'locks' in navigator ? navigator.locks : undefined,
      name: `atrium.${code}.loss`,
      page: document,
      ok: () => language.text('ok'),
      signIn() {
        const address = portal.places.href(signIn, { next: returnAddress(portal) });
        return address === undefined ? undefined : { label: language.text('shell.signIn'), address };
      },
    }),
  );
  followRestored(window, session);
  eraseAfterSignOut(core.events, eraseDrafts);
  listenLive(data, core, portal);
  retryCounts({ account: core.account, window, document });
  takeOver(core.hash, { fetch: core.send, merchant: code, language, session }).catch((error: unknown) =>
    core.report.error(error),
  );
  loadThirdParty(data.composition, { ...core, ...portal });
  startPopups({
    ...portal,
    messages,
    holds: core.holds,
    storage: core.storage,
    tabs: openTabChannel(`atrium.${code}.popups`, OpenedMessageSchema),
    document,
    late: portal.popups,
    failed: (error) => core.report.error(error),
  });
  core.domains.prepare();
  void sendKept({ kept: core.kept, reportToken: data.page.reportToken, send: core.send });
  startFederation();
}
