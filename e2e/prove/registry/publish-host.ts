import { rmSync } from 'node:fs';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { publishFolder } from '@atrium/deploy/publish-folder';
import { writeRelease } from '@atrium/deploy/write-release';

/** Publishes and promotes an empty host, without which no remote can be promoted. */
export async function publishHost(
  operations: string,
  token: string,
  signer: Parameters<typeof publishFolder>[2],
): Promise<void> {
  const ask = askOverHttp(operations, token, 'proof');
  const { folder, id } = await writeRelease({ remote: 'host' });
  await publishFolder(ask, folder, signer);
  await ask('change', { remote: 'host', change: { action: 'promote', release: id } });
  rmSync(folder, { recursive: true });
}
