import { isDatabaseUnavailable } from '../../engine';
import { RegistryUnavailable } from '../refusals';

/** Turns the failure of an unavailable database into `RegistryUnavailable`. */
export async function reportUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new RegistryUnavailable({ cause: error }) : error;
  }
}
