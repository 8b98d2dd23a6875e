import { fileURLToPath } from 'node:url';

/** The router's own components are not used: the host matches and mounts places itself. */
export const leanRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].+\.mjs$/,
  loader: fileURLToPath(import.meta.resolve('@atrium/bundling/pure-react-calls')),
};

/** A page needs only the call definitions of the catalogues, not their documentation (record 0027). */
export const leanCatalogues = {
  test: /[\\/]shared[\\/](api|contract[\\/]catalogue)[\\/].+\.ts$/,
  enforce: 'post' as const,
  loader: fileURLToPath(import.meta.resolve('@atrium/bundling/undocumented-calls')),
};
