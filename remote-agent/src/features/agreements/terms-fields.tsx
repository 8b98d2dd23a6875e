import { contractRateTypes, type ContractKind } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button, Select, TextField } from '@atrium/ui';
import { css } from '@emotion/react';
import { useContractTexts } from '../contracts/contract-texts';
import { fieldsOf, limitOf, type TermsFaults, type TypedTerms } from './offer-terms';

interface TermsFieldsProps {
  kind: ContractKind;
  /** From 1. */
  number: number;
  terms: TypedTerms;
  /** The highest rates of the own contract. */
  limits: Record<string, string>;
  faults: TermsFaults;
  onChange: (terms: TypedTerms) => void;
  /** Undefined for the only terms. */
  onRemove: (() => void) | undefined;
}

/** One set of terms of an offer. */
export function TermsFields({ kind, number, terms, limits, faults, onChange, onRemove }: TermsFieldsProps) {
  const text = useText();
  const texts = useContractTexts();
  const change = (name: string, value: string) => onChange({ ...terms, [name]: value.trim() });
  return (
    <fieldset css={style}>
      <legend>{text('offer.terms', { number })}</legend>
      {fieldsOf(kind).map(([name, type]) => {
        if (type === 'rate-type')
          return (
            <Select
              key={name}
              label={text(`contract.${name}`)}
              value={terms[name]}
              onChange={({ target }) => change(name, target.value)}
              options={contractRateTypes.map((value) => ({ value, label: texts.rateType(value) }))}
            />
          );
        const limit = limitOf(limits, { name, type, terms });
        const isPercent = type === 'percent' || terms['rateType'] === 'PERCENT';
        const rate = limit !== undefined && isPercent ? `${limit} %` : (limit ?? '');
        const fault = faults[name];
        return (
          <TextField
            key={name}
            purpose="amount"
            label={text(`contract.${name}`)}
            hint={limit === undefined ? undefined : text('offer.rate.hint', { rate })}
            error={fault && text(`offer.${fault}`, { rate })}
            value={terms[name] ?? ''}
            onChange={({ target }) => change(name, target.value)}
          />
        );
      })}
      {onRemove && (
        <Button size="small" variant="ghost" aria-label={text('offer.remove.of', { number })} onClick={onRemove}>
          {text('offer.remove')}
        </Button>
      )}
    </fieldset>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
  align-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2, 0.5rem);
  & > legend {
    padding-inline: var(--space-1);
    font-weight: 600;
  }
`;
