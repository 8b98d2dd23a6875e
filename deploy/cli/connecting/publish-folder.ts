import { readReleaseFolder, type Ask } from '../../registry';

/** Publishes what a build left in the folder, sending only what the registry has not got. */
export async function publishFolder(ask: Ask, folder: string) {
  const { manifest, bodies } = await readReleaseFolder(folder);
  const missing = await ask('missing', { integrities: [...bodies.keys()] });
  const sent = missing.map((integrity) => [integrity, bodies.get(integrity)?.toString('base64') ?? ''] as const);
  const { remote } = manifest;
  return { ...(await ask('publish', { remote, manifest, bodies: Object.fromEntries(sent) })), sent: missing.length };
}
