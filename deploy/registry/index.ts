export { openRegistry, type Registry } from './registry';
export type { Channel } from './channels/channel';
export { resolve } from './channels/resolve';
export type { EnvironmentSnapshot } from './snapshot';
export type { ReleaseBody } from './files/read-file';
export { ChannelMoved } from './refusals';
