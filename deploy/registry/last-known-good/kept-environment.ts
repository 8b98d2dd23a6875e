import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AudienceSchema } from '@atrium/api/registry';
import { ReleaseManifestSchema } from '@atrium/contract';
import * as v from 'valibot';
import type { SignedChannel } from '../channels/channel';
import { fromStored, toStored } from '../channels/stored-canary';
import type { StoredEnvironment } from '../snapshot';
import { writeAtomically } from './kept-files';

const text = v.string();
const SignatureSchema = v.object({ key: text, signature: text });

/** The file may have been altered, so its shape is checked. */
const ContentSchema = v.object({
  channels: v.array(
    v.object({
      channel: v.object({
        remote: text,
        environment: text,
        revision: v.number(),
        stable: text,
        previous: v.array(text),
        pins: v.record(text, text),
        trial: v.optional(v.object({ release: text, audience: AudienceSchema })),
        locked: v.optional(text),
      }),
      signature: SignatureSchema,
      // missing in files from before channel sets existed
      set: v.optional(
        v.object({
          set: v.object({ environment: text, epoch: v.number(), rows: v.record(text, text) }),
          signature: SignatureSchema,
        }),
      ),
    }),
  ),
  releases: v.array(
    v.tuple([
      text,
      v.object({
        manifest: ReleaseManifestSchema,
        signatures: v.array(SignatureSchema),
      }),
    ]),
  ),
});

/** Whether the folder holds a copy of the environment. */
export function isKept(folder: string, environment: string): boolean {
  return existsSync(fileOf(folder, environment));
}

/**
 * The environment that was last served, on this machine's disk. Its signatures are checked like those of the database.
 */
export class KeptEnvironment {
  readonly #file: string;

  constructor(folder: string, environment: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = fileOf(folder, environment);
  }

  /** Undefined where there is no readable copy. */
  read(): StoredEnvironment | undefined {
    try {
      const { channels, releases } = v.parse(ContentSchema, JSON.parse(readFileSync(this.#file, 'utf8')));
      return {
        channels: channels.map(({ channel, ...signed }) => ({
          ...signed,
          channel: fromStored(channel),
        })) as SignedChannel[],
        releases: new Map(releases),
      };
    } catch {
      return undefined;
    }
  }

  keep({ channels, releases }: StoredEnvironment): Promise<void> {
    const stored = channels.map(({ channel, ...signed }) => ({ ...signed, channel: toStored(channel) }));
    return writeAtomically(this.#file, JSON.stringify({ channels: stored, releases: [...releases] }));
  }
}

function fileOf(folder: string, environment: string): string {
  return join(folder, `${environment}.json`);
}
