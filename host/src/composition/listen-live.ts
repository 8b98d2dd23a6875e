import { memberInfo } from '@atrium/api';
import { openTabChannel } from '../session/tab-channel';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import type { PageData } from './read-page';

/** Listens for live events and newer compositions; its code (rxjs with it) comes after the first content. */
export async function listenLive({ composition }: PageData, core: Core, { newer }: AssembledPortal): Promise<void> {
  const { merchant } = composition;
  const { session, account, messages, language, api, send } = core;
  const { startLive, siteChanged, LiveWordsSchema } = await import(/* webpackChunkName: "live" */ '../live');
  const tellOfChange = siteChanged(messages, () => language.current);
  startLive({
    merchant: merchant.code,
    composition,
    session,
    tabs: openTabChannel(`atrium.${merchant.code}.live`, LiveWordsSchema),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    fetch: send,
    refused: () => void api.call(memberInfo, {}).catch(() => undefined),
    newComposition: (_id, configured) => {
      newer.note();
      if (configured) tellOfChange();
    },
    publish: core.publish,
    account,
    messages,
    language,
    currency: merchant.currency.code,
  });
}
