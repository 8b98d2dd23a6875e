import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner, signingKeyFile, type Signer } from '@atrium/deploy/key-files';
import { tokenFor } from '../../support/registry';
import { integrityOf } from '../../support/releases';
import { nextRelease } from '../../support/next-release';
import type { AttackedPortal } from './attack';
import { ask, type Answered } from './stranger';

interface TeamFile {
  name: string;
  type: string;
  body: Buffer;
}

/** What a team changes about the lobby. */
interface Changes {
  /** Files besides its own. */
  more?: TeamFile[];
  /** What its descriptor claims. */
  privileges?: unknown;
  /** Runs before everything else in its entry. */
  script?: string;
}

interface Manifest {
  entry: string;
  descriptor: { privileges?: unknown };
  files: Record<string, { integrity: string; bytes: number; type: string }>;
}

/** A team that may publish and promote the lobby, and means harm. */
export class Team {
  #published = 0;
  readonly #portal: AttackedPortal;
  readonly #signer: Signer;

  private constructor(
    portal: AttackedPortal,
    readonly token: string,
    signer: Signer,
  ) {
    this.#portal = portal;
    this.#signer = signer;
  }

  /** @param signer the key of the portal's operator when left out */
  static async join(portal: AttackedPortal, signer = readSigner(signingKeyFile(portal.data))): Promise<Team> {
    return new Team(portal, await tokenFor(['lobby'], portal), signer);
  }

  /** Publishes the lobby once more, changed, signed by the team's key. */
  async publish({ more = [], privileges, script }: Changes): Promise<Answered & { id: string }> {
    this.#published += 1;
    const { folder, id } = nextRelease('lobby', this.#published);
    const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Manifest;
    const files = Object.entries(manifest.files).map(([name, { type }]) => {
      const body = readFileSync(join(folder, name));
      const isChanged = name === manifest.entry && script !== undefined;
      return { name, type, body: isChanged ? Buffer.from(`${script};${body.toString()}`) : body };
    });
    const bodies: Record<string, string> = {};
    for (const { name, type, body } of [...files, ...more]) {
      const integrity = integrityOf(body);
      manifest.files[name] = { integrity, bytes: body.length, type };
      bodies[integrity] = body.toString('base64');
    }
    if (privileges !== undefined) manifest.descriptor.privileges = privileges;
    const signature = this.#signer.sign(manifest as never);
    rmSync(folder, { recursive: true, force: true });
    return { ...(await this.post(JSON.stringify({ remote: 'lobby', manifest, bodies, signature }))), id };
  }

  promote(release: string): Promise<unknown> {
    return askOverHttp(
      this.#portal.operations,
      this.token,
      'team',
    )('change', {
      remote: 'lobby',
      change: { action: 'promote', release },
    });
  }

  post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Answered> {
    const { host, port } = new URL(this.#portal.operations);
    return ask({
      port: Number(port),
      host,
      method: 'POST',
      path: '/registry/publish',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${this.token}`,
        ...headers,
      },
      body,
    });
  }
}
