import { listFaults, type RefusalTable } from '../refusal-table';

/** What the registry refuses about merchants. */
export const merchantRefusals = {
  MerchantUnknown: {
    status: 404,
    sentence: (code: string, environment: string) =>
      `There is no merchant ${code} in ${environment}. "atrium merchants" lists all merchants; create a new one with ` +
      `its complete configuration: atrium merchants apply ${code} FILE`,
  },
  MerchantVersionUnknown: {
    status: 404,
    sentence: (code: string, version: number) =>
      `There is no version ${version} of ${code}. "atrium merchants history ${code}" lists all versions.`,
  },
  /** Another change came first. */
  MerchantMoved: {
    status: 409,
    sentence: (code: string, environment: string, expected: number, present: number) =>
      `${code} in ${environment} is at version ${present}, not ${expected}: another change came first. ` +
      `See "atrium merchants history ${code}", then try again.`,
  },
  /** The configuration is invalid; the sentence lists every fault and what to do. */
  MerchantInvalid: {
    status: 422,
    sentence: (code: string, faults: string[]) => `This configuration of ${code} is invalid:\n${listFaults(faults)}`,
  },
  /** Stored configurations are unusable; the last usable ones of these merchants stay served. */
  MerchantsRefused: {
    status: 409,
    sentence: (codes: string[]) =>
      `The stored configuration of ${codes.join(', ')} is unusable; the last usable one stays served. ` +
      'Apply a complete one: atrium merchants apply CODE FILE',
  },
} satisfies RefusalTable;
