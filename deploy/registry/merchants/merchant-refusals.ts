import { RegistryError } from '../refusals';

export class MerchantUnknown extends RegistryError {
  override readonly name = 'MerchantUnknown';
  readonly status = 404;
  constructor(code: string, environment: string) {
    super(
      `There is no merchant ${code} in ${environment}. "atrium merchants" lists all merchants; create a new one with ` +
        `its complete configuration: atrium merchants apply ${code} FILE`,
    );
  }
}

export class MerchantVersionUnknown extends RegistryError {
  override readonly name = 'MerchantVersionUnknown';
  readonly status = 404;
  constructor(code: string, version: number) {
    super(`There is no version ${version} of ${code}. "atrium merchants history ${code}" lists all versions.`);
  }
}

/** Another change came first. */
export class MerchantMoved extends RegistryError {
  override readonly name = 'MerchantMoved';
  readonly status = 409;
  constructor(code: string, environment: string, expected: number, present: number) {
    super(
      `${code} in ${environment} is at version ${present}, not ${expected}: another change came first. ` +
        `See "atrium merchants history ${code}", then try again.`,
    );
  }
}

/** The configuration is invalid; `faults` lists every fault and what to do. */
export class MerchantInvalid extends RegistryError {
  override readonly name = 'MerchantInvalid';
  readonly status = 422;
  constructor(
    code: string,
    readonly faults: string[],
  ) {
    super(`This configuration of ${code} is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Stored configurations are unusable; the last usable ones of these merchants stay served. */
export class MerchantsRefused extends RegistryError {
  override readonly name = 'MerchantsRefused';
  readonly status = 409;
  constructor(codes: string[]) {
    super(
      `The stored configuration of ${codes.join(', ')} is unusable; the last usable one stays served. ` +
        'Apply a complete one: atrium merchants apply CODE FILE',
    );
  }
}
