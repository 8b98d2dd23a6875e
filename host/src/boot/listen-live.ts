import { memberInfo } from '@atrium/api';
import { LiveMessageSchema, siteChanged, startLive } from '../backend/live';
import { openTabChannel } from '../storage/tab-channel';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import type { PageData } from '../page/read-page';

/** Listens for live events and newer compositions. */
export function listenLive({ composition }: PageData, core: Core, { newer }: AssembledPortal): void {
  const { merchant } = composition;
  const { session, account, messages, language, api, send } = core;
  const announceChange = siteChanged(messages, () => language.current);
  startLive({
    merchant: merchant.code,
    composition,
    session,
    tabs: openTabChannel(`atrium.${merchant.code}.live`, LiveMessageSchema),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    fetch: send,
    refused: () => void api.call(memberInfo, {}).catch(() => undefined),
    newComposition: (_id, configured) => {
      newer.note();
      if (configured) announceChange();
    },
    publish: core.publish,
    account,
    messages,
    language,
    currency: merchant.currency.code,
  });
}
