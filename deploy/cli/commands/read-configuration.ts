import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartRefused } from '../../server/start-refused';

/** Reads a merchant's configuration from a JSON file: the configuration itself, or the output of `merchants show CODE --json`. */
export async function readConfiguration(name: string): Promise<Record<string, unknown>> {
  const file = resolve(name);
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartRefused(`${file} cannot be read as JSON: ${String(error)}`);
  }
  if (!isRecord(content)) throw new StartRefused(`${file} does not contain the configuration of a merchant.`);
  return isRecord(content['configuration']) ? content['configuration'] : content;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
