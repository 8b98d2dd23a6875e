import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    centre: () => import('./views/centre'),
  },
  commands: {},
  texts: (language) => import(`./locales/${language}.json`),
});
