export default {
  views: { home: () => import('./views/home'), other: () => import('./views/other') },
  commands: {},
  texts: { CN: () => import('./locales/CN.json'), EN: () => import('./locales/EN.json') },
};
