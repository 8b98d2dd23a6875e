import { join } from 'node:path';
import type { Configuration } from '@atrium/bundling';

/** Builds as if one line had been added to this source. */
export function withChangedLine(root: string, source: string): (configuration: Configuration) => Configuration {
  return (configuration) => ({
    ...configuration,
    module: {
      ...configuration.module,
      rules: [
        ...(configuration.module?.rules ?? []),
        { include: join(root, source), enforce: 'pre', loader: join(root, 'e2e/bench/building/change-line.cjs') },
      ],
    },
  });
}
