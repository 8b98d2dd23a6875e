import { isDatabaseUnavailable } from '../../engine';
import { RegistryUnavailable } from '../refusals';

/** Says in a sentence when it was the database that did not answer. */
export async function reportUnavailable<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new RegistryUnavailable({ cause: error }) : error;
  }
}
