import { originOfPart, ThirdPartySettingsSchema, tagsOf, trackingFor } from '@atrium/api';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { affiliateCode } from '../../person/session/registration-source';
import { ChatCorner } from './chat-corner';
import { Consent } from './consent';
import { ConsentBanner } from './consent-banner';
import { followConsent } from './follow-consent';
import { isQuiet } from './is-quiet';
import type { ThirdPartyDependencies } from './third-party-dependencies';

/**
 * Shows and loads third parties, each in frames of its own origin: the chat, and tags after consent.
 * @param embedOrigin with `{part}` in place of the part's name
 */
export function startThirdParty(embedOrigin: string, dependencies: ThirdPartyDependencies): void {
  const { settings, language, events, cookies, source, page, styleCache } = dependencies;
  const { chat, tracking } = v.parse(ThirdPartySettingsSchema, settings.answer ?? {});
  const consent = new Consent(cookies, settings.merchant.code);
  const tags = tagsOf(trackingFor(tracking, location.hostname, affiliateCode(source(), settings.siteCode)));
  const asks = tags.length > 0;
  if (asks) {
    events.on('privacy.asked@1', () => consent.ask());
    followConsent({ consent, tags, embedOrigin, page, events, language });
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <CacheProvider value={styleCache}>
      {chat && (
        <ChatCorner
          address={originOfPart(embedOrigin, 'chat') + chat.path}
          language={language}
          isQuiet={() => isQuiet(dependencies)}
        />
      )}
      {asks && <ConsentBanner consent={consent} language={language} />}
    </CacheProvider>,
  );
}
