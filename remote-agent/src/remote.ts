import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    centre: () => import('./views/centre'),
    contracts: () => import('./views/contracts'),
    held: () => import('./views/held'),
  },
  commands: {
    'agent.contract-requests@1': () => import('./commands/list-contract-requests'),
  },
  texts: (language) => import(`./locales/${language}.json`),
});
