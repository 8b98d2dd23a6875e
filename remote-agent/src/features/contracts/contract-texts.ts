import { contractPeriods, contractProducts, contractRateTypes } from '@atrium/api';
import { useText } from '@atrium/contract/react';

const known = (names: readonly string[], name: string) => names.includes(name);

/** Words for the back end's names; a name without a word is shown as it is. */
export function useContractTexts() {
  const text = useText();
  const rateType = (name: string) => (known(contractRateTypes, name) ? text(`contract.rateType.${name}`) : name);
  return {
    product: (name: string) => (known(contractProducts, name) ? text(`contract.product.${name}`) : name),
    period: (name: string) => (known(contractPeriods, name) ? text(`contract.period.${name}`) : name),
    rateType,
    /** `0.8 %`, or the rate with the name of its type. */
    rate: (rate: string | undefined, type: string) => {
      if (!rate) return '';
      return type === 'PERCENT' || type === '' ? `${rate} %` : `${rate} (${rateType(type)})`;
    },
  };
}
