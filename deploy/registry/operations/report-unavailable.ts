import { isDatabaseUnavailable } from '../../engine';
import { registryError } from '../registry-error';

/** Turns the failure of an unavailable database into `RegistryUnavailable`. */
export async function reportUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? registryError('RegistryUnavailable').withCause(error) : error;
  }
}
