import { defineRemote } from '@atrium/contract';
import type config from '../remote.config';

export default defineRemote<typeof config>({
  views: {
    'sign-in': () => import('./views/sign-in'),
    'forgot-password': () => import('./views/forgot-password'),
    'change-password': () => import('./views/change-password'),
    register: () => import('./views/register'),
  },
  commands: {
    'session.sign-out@1': () => import('./commands/sign-out'),
    'session.greet@1': () => import('./commands/greet'),
  },
  texts: (language) => import(`./locales/${language}.json`),
});
