import {
  makeKeyFiles,
  readSigner,
  readTrustedKeys,
  signingKeyFile,
  trustedKeysFile,
  type Signer,
  type TrustedKeys,
} from '../registry';

/** Locations of this machine's keys. */
export interface KeyLocations {
  dataFolder: string;
  /** Value of ATRIUM_TRUSTED_KEYS. */
  trustedKeys: string | undefined;
  /** Value of ATRIUM_SIGNING_KEY. */
  signingKey: string | undefined;
}

/**
 * Reads the trusted keys of this machine and the signer of local builds. Without a configured file it uses the keys in
 * the data folder, which are created at the first start.
 */
export function readTrust({ dataFolder, trustedKeys, signingKey }: KeyLocations): {
  trusted: TrustedKeys;
  signer: Signer;
  /** File of the trusted keys. */
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
