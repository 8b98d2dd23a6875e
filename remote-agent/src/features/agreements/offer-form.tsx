import { contractsOffer, type Agreement, type ContractKind } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Select, useWrongField } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useAgreementName } from './agreement-name';
import {
  blankTerms,
  highestRates,
  mostTerms,
  offerFaults,
  offerRequest,
  typedTerms,
  type TypedTerms,
} from './offer-terms';
import { TermsFields } from './terms-fields';

interface OfferFormProps {
  downline: { id: string; account: string };
  /** The agent's own active contracts; at least one. An offer is about the same as one of them, with rates up to its own. */
  own: readonly Agreement[];
  expired: Agreement | undefined;
  onOffered: () => void;
}

/** The terms of an offer, checked against the agent's own contract. */
export function OfferForm({ downline, own, expired, onOffered }: OfferFormProps) {
  const { api, settings, messages } = useHost();
  const text = useText();
  const nameOf = useAgreementName();
  const [chosen, setChosen] = useState(own[0]);
  const kind = (chosen?.kind ?? 'daily') as ContractKind;
  const [terms, setTerms] = useState<TypedTerms[]>(() => (expired ? typedTerms(expired) : [blankTerms(kind)]));
  const [checked, setChecked] = useState(false);
  const [sending, setSending] = useState(false);
  const { formRef, focusWrong } = useWrongField();
  const limits = chosen ? highestRates(chosen) : {};
  const faults = offerFaults(kind, terms, { limits, currency: settings.currency.code });

  const choose = (id: string) => {
    const next = own.find((one) => one.id === id);
    if (next && next.kind !== kind) setTerms([blankTerms(next.kind as ContractKind)]);
    setChosen(next);
    setChecked(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.some((one) => Object.keys(one).length > 0)) return focusWrong();
    if (!chosen || sending) return;
    setSending(true);
    try {
      await api.call(contractsOffer, offerRequest(downline.id, chosen, terms));
      messages.toast({ kind: 'success', text: text('offer.done', downline) });
      onOffered();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (!error.details.handled && error.key !== 'cancelled') await messages.warning(error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={formRef} noValidate css={style} onSubmit={(event) => void submit(event)}>
      <Select
        label={text('offer.subject')}
        value={chosen?.id}
        disabled={expired !== undefined}
        onChange={({ target }) => choose(target.value)}
        options={own.map((one) => ({ value: one.id, label: nameOf(one) }))}
      />
      {terms.map((one, index) => (
        <TermsFields
          key={index}
          kind={kind}
          number={index + 1}
          terms={one}
          limits={limits}
          faults={checked ? (faults[index] ?? {}) : {}}
          onChange={(next) => setTerms(terms.with(index, next))}
          onRemove={terms.length > 1 ? () => setTerms(terms.toSpliced(index, 1)) : undefined}
        />
      ))}
      <div>
        <Button
          variant="secondary"
          disabled={terms.length >= mostTerms}
          onClick={() => setTerms([...terms, blankTerms(kind)])}
        >
          {text('offer.add')}
        </Button>
        <Button type="submit" loading={sending}>
          {text('offer.send')}
        </Button>
      </div>
    </form>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    justify-content: space-between;
  }
`;
