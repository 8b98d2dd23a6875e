import { useText } from '@atrium/contract/react';
import type { ContractItem, Tier } from './contract-item';
import { useContractTexts } from './contract-texts';

const rates = ['contractRate', 'rate', 'lossRate', 'winRate'] as const satisfies readonly (keyof Tier)[];

/** What a contract pays, in one line for each of its rates, so that it is seen before it is accepted. */
export function ContractRates({ tiers }: Pick<ContractItem, 'tiers'>) {
  const text = useText();
  const texts = useContractTexts();
  return rates.map((name) => {
    const values = tiers.map((tier) => texts.rate(tier[name], name === 'rate' ? (tier.rateType ?? '') : 'PERCENT'));
    const shown = [...new Set(values.filter(Boolean))].join(', ');
    return (
      shown && (
        <p key={name}>
          <small>{text(`contract.${name}`)}</small> <b>{shown}</b>
        </p>
      )
    );
  });
}
