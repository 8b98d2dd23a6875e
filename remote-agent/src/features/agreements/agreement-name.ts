import { contractKinds, type Agreement } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { useContractTexts } from '../contracts/contract-texts';

const known: readonly string[] = contractKinds;

/** Names a contract: its kind, its product and its period. A kind without a word is shown as it is. */
export function useAgreementName() {
  const text = useText();
  const texts = useContractTexts();
  return ({
    kind,
    productType,
    computationPeriod,
  }: Pick<Agreement, 'productType' | 'computationPeriod'> & { kind: string }) =>
    [
      known.includes(kind) ? text(`contract.kind.${kind}`) : kind,
      texts.product(productType),
      texts.period(computationPeriod),
    ]
      .filter(Boolean)
      .join(' · ');
}
