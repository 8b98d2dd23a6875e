import { memberInfo, systemSettings } from '@atrium/api';
import { startReactions } from '../events/reactions';
import { startTitles } from '../entries/titles';
import { LiveWordsSchema } from '../live/live-words';
import { startLive } from '../live/start-live';
import { startArrivals } from '../places/arrivals';
import { askBeforeLeaving } from '../places/ask-before-leaving';
import { openTabChannel } from '../session/tab-channel';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import type { PageData } from './read-page';
import { reportSurprises } from './report-surprises';

/** Sets everything going that follows something. */
export function startServices({ composition }: PageData, core: Core, portal: AssembledPortal): void {
  const { merchant } = composition;
  const { session, account, language, messages, settings, events, holds, api, storage, send } = core;
  const { facts, history, page, places, remedies, intents, navigator, commands, router, remotes, newer } = portal;

  core.telemetry.start();
  reportSurprises(window, core.report);
  facts.start();
  history.start();
  startTitles({ remotes, language, composed: composition.language });
  holds.guard(window);
  askBeforeLeaving({ router, holds, places, messages, text: (key) => language.text(key) });
  startReactions({
    remotes,
    events,
    facts,
    storage,
    open: ({ place, params }) => void navigator.open(place, params),
  });
  account.start();

  void session.start().ready.then(() => {
    page.settle();
    startArrivals({
      page,
      history,
      places,
      facts,
      remedies,
      intents,
      origin: location.origin,
      goOn: (intent) => {
        if ('open' in intent) void navigator.open(intent.open, intent.params);
        else void commands.run(intent.run, intent.request).catch(() => undefined);
      },
    });
  });

  startLive({
    merchant: merchant.code,
    composition,
    session,
    tabs: openTabChannel(`atrium.${merchant.code}.live`, LiveWordsSchema),
    locks: 'locks' in globalThis.navigator ? globalThis.navigator.locks : undefined,
    fetch: send,
    refused: () => void api.call(memberInfo, {}).catch(() => undefined),
    newComposition: () => newer.note(),
    publish: core.publish,
    account,
    messages,
    language,
    currency: merchant.currency.code,
  });

  if (!settings.known)
    api.call(systemSettings, {}).then(
      (answer) => settings.learn(answer),
      () => undefined,
    );
}
