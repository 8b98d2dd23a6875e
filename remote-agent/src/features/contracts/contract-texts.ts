import { contractPeriods, contractProducts, contractRateTypes, toMoney } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';

/** Amounts that can be counted exactly in each currency. */
const amountFormat = /^\d{1,12}(\.\d+)?$/;

const known = (names: readonly string[], name: string) => names.includes(name);

/** Words for the back end's names; a name without a word is shown as it is. */
export function useContractTexts() {
  const { language, settings } = useHost();
  const text = useText();
  const rateType = (name: string) => (known(contractRateTypes, name) ? text(`contract.rateType.${name}`) : name);
  return {
    product: (name: string) => (known(contractProducts, name) ? text(`contract.product.${name}`) : name),
    period: (name: string) => (known(contractPeriods, name) ? text(`contract.period.${name}`) : name),
    rateType,
    /** `0.8 %`, `¥88.00`, or the rate with the name of its type. */
    rate: (rate: string | undefined, type: string) => {
      if (!rate) return '';
      if (type === 'PERCENT' || type === '') return `${rate} %`;
      const isAmount = type === 'FIXED' && amountFormat.test(rate);
      return isAmount ? language.money(toMoney(rate, settings.currency.code)) : `${rate} (${rateType(type)})`;
    },
  };
}
