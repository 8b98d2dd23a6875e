import { fileURLToPath } from 'node:url';

const beside = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} name one of our packages, wherever it was installed */
const installed = (name) => fileURLToPath(import.meta.resolve(name));

const swc = [
  installed('@swc/jest'),
  {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  },
];

/** Jest for a remote in its own repository: tests run in jsdom, next to the code, compiled as in the build. */
export default {
  testEnvironment: beside('./jest/page-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  moduleNameMapper: { '\\.(svg|png|jpg|webp|avif|woff2)$': beside('./jest/asset-address.cjs') },
  transform: { '\\.[jt]sx?$': swc, '\\.mjs$': swc },
  // packages that are ES modules only
  transformIgnorePatterns: ['/node_modules/(?!(@atrium|jose|single-spa-react|until-async)/)'],
  restoreMocks: true,
};
