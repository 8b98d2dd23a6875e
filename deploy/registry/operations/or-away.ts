import { isDatabaseAway } from '../../engine';
import { RegistryAway } from '../refusals';

/** Says in a sentence when it was the database that did not answer. */
export async function orAway<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    throw isDatabaseAway(error) ? new RegistryAway({ cause: error }) : error;
  }
}
