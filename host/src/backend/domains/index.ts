import type { StartAnswers } from '@atrium/contract';
import { supportWindow } from '@atrium/api/figures';
import { openBeside } from '@atrium/ui';
import type { DomainWatch } from '../problems/create-problems';
import { handoverMark, type HandoverTools } from './handover';
import { DomainCheck, type DomainCheckSources } from './domain-check';
import { readDomainRoute } from './read-domain-route';

type Given = Pick<DomainCheckSources, 'messages' | 'language' | 'holds'> & HandoverTools & { answers: StartAnswers };

/** The check of domains for this window. */
export function checkDomainsOf(window: Window, { answers, session, merchant, language, ...given }: Given): DomainWatch {
  const { location, navigator } = window;
  return new DomainCheck({
    ...given,
    language,
    route: readDomainRoute(answers, location.origin),
    origin: location.origin,
    online: () => navigator.onLine,
    moveTo: (origin) => {
      const tools = { fetch: given.fetch, merchant, language, session };
      void handoverMark(origin, tools).then((mark) =>
        location.assign(origin + location.pathname + location.search + mark),
      );
    },
    reload: () => location.reload(),
    openSupport: (address) => {
      if (address.startsWith('/')) location.assign(address);
      else openBeside(address, { name: 'customer-service', ...supportWindow });
    },
  });
}
