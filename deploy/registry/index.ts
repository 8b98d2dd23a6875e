export { openRegistry, type Registry, type RegistryOptions } from './registry';
export type { Channel, Trial } from './channels/channel';
export { resolve } from './channels/resolve';
export type { EnvironmentSnapshot } from './snapshot';
export type { ReleaseBody } from './files/read-file';
export {
  AddressTaken,
  ChannelMoved,
  ClaimTaken,
  ContractUnmet,
  ReleaseInvalid,
  ReleaseUnknown,
  VersionTaken,
} from './refusals';
