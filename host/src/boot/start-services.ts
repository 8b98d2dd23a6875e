import { systemSettings } from '@atrium/api';
import { reaction, when } from 'mobx';
import { greetFirstSignIn } from '../navigation/commands/greet-first-sign-in';
import { openOnce } from '../navigation/events/open-once';
import { startReactions } from '../navigation/events/reactions';
import { startTitles } from '../navigation/nav-items/titles';
import { startArrivals } from '../navigation/places/arrivals';
import { createChoiceReporter } from '../person/session/choice-reporter';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import type { PageData } from '../page/read-page';
import { reportSurprises } from '../telemetry/report-surprises';

/** Starts the services that react to changes. */
export function startServices({ composition }: PageData, core: Core, portal: AssembledPortal): void {
  const { session, account, language, settings, events, holds, api, storage } = core;
  const { facts, history, page, places, guards, intents, navigator, commands, remotes } = portal;

  core.telemetry.start();
  reportSurprises(window, core.report);
  facts.start();
  history.start();
  portal.arrival.start();
  startTitles({ remotes, language, composed: composition.language });
  navigator.follow(page);
  holds.guard(window);
  core.site.watch(document);
  startReactions({
    remotes,
    events,
    facts,
    storage,
    open: openOnce(({ place, params }) =>
      // the current message is read first
      when(() => core.messages.dialog === undefined).then(() => navigator.open(place, params)),
    ),
  });
  greetFirstSignIn(events, commands, portal.popups);
  account.start();
  language.onChosen(createChoiceReporter(session, api));
  // the server names things such as levels in the language of the call
  reaction(
    () => language.current,
    () => (['member', 'rank'] as const).forEach((part) => void account.refresh(part)),
  );

  void session.start().ready.then(() => {
    page.settle();
    startArrivals({
      page,
      history,
      places,
      facts,
      guards,
      intents,
      origin: location.origin,
      takeGranted: () => session.takeNext(),
      configured: settings.value('nextPage'),
      goOn: (intent) => {
        if ('open' in intent) void navigator.open(intent.open, intent.params);
        else void commands.run(intent.run, intent.request).catch(() => undefined);
      },
    });
  });

  if (!settings.known)
    void api
      .call(systemSettings, {})
      .catch(async () => (await merchantCode()).askForSettings(core))
      .then((answer) => answer && settings.setAnswer(answer));
}

/** Loads merchant values that the first content does not need; the code is loaded after that content. */
export async function loadMerchantValues({ settings, api, keys }: Core): Promise<void> {
  const { merchantValues } = await merchantCode();
  settings.setValues(await merchantValues({ api, keys }));
}

function merchantCode() {
  return import(/* webpackChunkName: "merchant" */ '../page/merchant');
}
