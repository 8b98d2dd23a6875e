import { readReleaseFolder, type Ask, type Signer } from '../../registry';

/** Signs and publishes the build in a folder. Sends only files that the registry does not have. */
export async function publishFolder(ask: Ask, folder: string, signer: Signer | undefined) {
  const { manifest, bodies } = await readReleaseFolder(folder);
  const missing = await ask('missing', { integrities: [...bodies.keys()] });
  const sent = missing.map((integrity) => [integrity, bodies.get(integrity)?.toString('base64') ?? ''] as const);
  const published = await ask('publish', {
    remote: manifest.remote,
    manifest,
    bodies: Object.fromEntries(sent),
    signature: signer?.sign(manifest),
  });
  return { ...published, sent: missing.length };
}
