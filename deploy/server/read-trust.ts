import {
  makeKeyFiles,
  readSigner,
  readTrustedKeys,
  signingKeyFile,
  trustedKeysFile,
  type Signer,
  type TrustedKeys,
} from '../registry';

/** Where the keys of this machine are. */
export interface KeyLocations {
  dataFolder: string;
  /** File that ATRIUM_TRUSTED_KEYS names. */
  trustedKeys: string | undefined;
  /** File that ATRIUM_SIGNING_KEY names. */
  signingKey: string | undefined;
}

/**
 * Whom this machine trusts, and who signs what is built on it. A file of trusted keys that is named is all there is;
 * else the data folder's is taken, which is made with a key of its own at the first start.
 */
export function readTrust({ dataFolder, trustedKeys, signingKey }: KeyLocations): {
  trusted: TrustedKeys;
  signer: Signer;
  /** File the trusted keys were read from. */
  file: string;
} {
  makeKeyFiles(dataFolder);
  const file = trustedKeys ?? trustedKeysFile(dataFolder);
  return {
    file,
    trusted: readTrustedKeys(file),
    signer: readSigner(signingKey ?? signingKeyFile(dataFolder)),
  };
}
