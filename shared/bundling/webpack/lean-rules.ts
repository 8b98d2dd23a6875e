import { fileURLToPath } from 'node:url';

/** The router's own components are not used: places are matched and mounted by the host. */
export const leanRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
  loader: fileURLToPath(import.meta.resolve('@atrium/bundling/pure-react-calls')),
};

/** A page needs of the catalogues what calls are made by, not what they say for readers (record 0027). */
export const leanCatalogues = {
  test: /[\\/]shared[\\/](api|contract[\\/]catalogue)[\\/].+\.ts$/,
  enforce: 'post' as const,
  loader: fileURLToPath(import.meta.resolve('@atrium/bundling/undocumented-calls')),
};
