import webpack from 'webpack';
import { sharedVersions } from '../shared-modules';

/** Values of the build in the host's sources, and switches of the federation runtime. */
export function definedForHost(): webpack.DefinePlugin {
  return new webpack.DefinePlugin({
    sharedVersions: JSON.stringify(sharedVersions()),
    // the host has its own loader: the runtime only shares modules and never sees an address
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
    ENV_TARGET: '"web"',
  });
}
