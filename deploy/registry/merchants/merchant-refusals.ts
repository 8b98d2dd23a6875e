import { RegistryError } from '../refusals';

export class MerchantUnknown extends RegistryError {
  override readonly name = 'MerchantUnknown';
  readonly status = 404;
  constructor(code: string, environment: string) {
    super(
      `There is no merchant ${code} in ${environment}. "atrium merchants" lists those there are; a new one begins ` +
        `with its whole configuration: atrium merchants apply ${code} FILE`,
    );
  }
}

export class MerchantVersionUnknown extends RegistryError {
  override readonly name = 'MerchantVersionUnknown';
  readonly status = 404;
  constructor(code: string, version: number) {
    super(`There is no version ${version} of ${code}. "atrium merchants history ${code}" lists those there are.`);
  }
}

/** Somebody else changed the merchant first. */
export class MerchantMoved extends RegistryError {
  override readonly name = 'MerchantMoved';
  readonly status = 409;
  constructor(code: string, environment: string, expected: number, present: number) {
    super(
      `${code} in ${environment} is at version ${present}, not ${expected}: somebody else changed it first. ` +
        `Look at "atrium merchants history ${code}", then try again.`,
    );
  }
}

/** The configuration cannot be used; `faults` says everything that is wrong with it and what to do. */
export class MerchantInvalid extends RegistryError {
  override readonly name = 'MerchantInvalid';
  readonly status = 422;
  constructor(
    code: string,
    readonly faults: string[],
  ) {
    super(`${code} cannot be configured so:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Configurations that are stored but cannot be used; what was served of these merchants stays. */
export class MerchantsRefused extends RegistryError {
  override readonly name = 'MerchantsRefused';
  readonly status = 409;
  constructor(codes: string[]) {
    super(
      `The stored configuration of ${codes.join(', ')} cannot be used; what was served before stays in use. ` +
        'Apply one that is whole: atrium merchants apply CODE FILE',
    );
  }
}
