export { openRegistry, type PublishedRelease, type Registry } from './registry';
export type { Audience, Channel } from './channels/channel';
export type { Change } from './channels/change';
export { resolve } from './channels/resolve';
export type { ChannelStatus } from './channels/read-status';
export type { Finding } from './checking/finding';
export type { Report } from './failures/count-reports';
export type { PageReports } from './failures/page-reports';
export type { FailureRates } from './failures/read-failure-rates';
export type { ReleaseFailures } from './failures/read-failures';
export { defaultRule, type RollbackRule } from './failures/rollback-rule';
export { compress } from './publishing/compress';
export type { HistoryEvent } from './history';
export type { MerchantLine, MerchantStatus } from './merchants/describe-merchant';
export type { MerchantChange } from './merchants/merchant-change';
export type { MerchantEvent } from './merchants/read-merchants';
export { compareData, type DataChange } from './releases/compare-data';
export type { ReleaseComparison } from './releases/compare-releases';
export { askInProcess, operationNames, type Ask } from './operations/operations';
export { faultsOfBuild, faultsOfManifest, integrityOf } from './publishing/check-release';
export { inMebibytes, uploadLimit } from './publishing/release-limits';
export { readReleaseFolder, type BuiltRelease } from './publishing/read-release-folder';
export { operator, type Caller } from './tokens/caller';
export { bearerToken } from './tokens/bearer-token';
export { isSameSecret } from './tokens/is-same-secret';
export { operatorTokenFile, readOrMakeOperatorToken } from './tokens/operator-token';
export { readOrMakeOverrideToken } from './tokens/override-token';
export { refuseWithoutRight } from './operations/rights';
export { base64Text } from './operations/base64-text';
export { makeKeyFiles, readSigner, readTrustedKeys, signingKeyFile, trustedKeysFile } from './signing/key-files';
export { TrustedKeys } from './signing/trusted-keys';
export { newSigningKey, signerWith, type Signer } from './signing/signer';
export type { TokenLine } from './tokens/tokens';
export type { EnvironmentSnapshot } from './snapshot';
export type { ReleaseBody } from './files/read-file';
export { isKept } from './last-known-good/kept-environment';
export {
  ChannelMoved,
  ChannelsRefused,
  NotDeployable,
  RegistryError,
  ReleaseInvalid,
  TokenRefused,
  UploadRefused,
} from './refusals';
