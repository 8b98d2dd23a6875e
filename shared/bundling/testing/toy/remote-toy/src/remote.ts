export default {
  views: { home: () => import('./views/home'), other: () => import('./views/other') },
  commands: {},
  texts: (language: string) => import(`./locales/${language}.json`),
};
