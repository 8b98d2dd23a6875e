import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOverHttp } from '@atrium/deploy/ask-over-http';
import { readSigner, signingKeyFile } from '@atrium/deploy/key-files';
import { tokenFor } from '../../support/registry';
import { integrityOf } from '../../support/releases';
import { nextRelease } from '../faults/next-release';
import type { AttackedPortal } from './attack';
import { ask, type Answered } from './stranger';

interface TeamFile {
  name: string;
  type: string;
  body: Buffer;
}

/** A team that may publish and promote the lobby, and means harm. */
export class Team {
  #published = 0;

  private constructor(
    private readonly portal: AttackedPortal,
    readonly token: string,
  ) {}

  static async join(portal: AttackedPortal): Promise<Team> {
    return new Team(portal, await tokenFor(['lobby'], portal));
  }

  /** Publishes the lobby once more with files besides its own, signed by a trusted key. */
  async publish(more: TeamFile[]): Promise<Answered & { id: string }> {
    this.#published += 1;
    const { folder, id } = nextRelease('lobby', this.#published);
    const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
      files: Record<string, { integrity: string; bytes: number; type: string }>;
    };
    const bodies: Record<string, string> = {};
    for (const [name, { integrity }] of Object.entries(manifest.files))
      bodies[integrity] = readFileSync(join(folder, name)).toString('base64');
    for (const { name, type, body } of more) {
      const integrity = integrityOf(body);
      manifest.files[name] = { integrity, bytes: body.length, type };
      bodies[integrity] = body.toString('base64');
    }
    const signature = readSigner(signingKeyFile(this.portal.data)).sign(manifest as never);
    return { ...(await this.post(JSON.stringify({ remote: 'lobby', manifest, bodies, signature }))), id };
  }

  promote(release: string): Promise<unknown> {
    const address = `http://127.0.0.1:${this.portal.port}`;
    return askOverHttp(
      address,
      this.token,
      'team',
    )('change', {
      remote: 'lobby',
      change: { action: 'promote', release },
    });
  }

  post(body: string | Buffer, headers: Record<string, string> = {}): Promise<Answered> {
    const { port } = this.portal;
    return ask({
      port,
      host: `localhost:${port}`,
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
