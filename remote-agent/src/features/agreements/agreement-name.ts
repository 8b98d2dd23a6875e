import type { Agreement, ContractKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { useContractTexts } from '../contracts/contract-texts';

/** Names a contract: its kind, its product and its period. */
export function useAgreementName() {
  const text = useText();
  const texts = useContractTexts();
  return ({
    kind,
    productType,
    computationPeriod,
  }: Pick<Agreement, 'productType' | 'computationPeriod'> & { kind: string }) =>
    [text(`contract.kind.${kind as ContractKind}`), texts.product(productType), texts.period(computationPeriod)]
      .filter(Boolean)
      .join(' · ');
}
