import { useText } from '@atrium/contract/react';
import { Button, cardStyle, Tag } from '@atrium/ui';
import { css } from '@emotion/react';
import { actionsOf, type ContractAction, type ContractItem } from './contract-item';
import { ContractRates } from './contract-rates';
import { useContractTexts } from './contract-texts';

interface ContractSectionProps {
  group: 'new' | 'termination';
  items: ContractItem[];
  /** Key of the item with an answer on its way. */
  sending: string | undefined;
  onAnswer: (item: ContractItem, action: ContractAction) => void;
  onShow: (item: ContractItem) => void;
}

/** Requests of one group, each with its status and its answers. */
export function ContractSection({ group, items, sending, onAnswer, onShow }: ContractSectionProps) {
  const text = useText();
  const words = useContractTexts();
  return (
    <section aria-labelledby={`contracts-${group}`}>
      <h2 id={`contracts-${group}`} css={headingStyle}>
        {text(`contract.${group}`)}
      </h2>
      <ul css={listStyle}>
        {items.map((item) => {
          const { key, kind, status, productType, computationPeriod } = item;
          const about = [words.product(productType), words.period(computationPeriod)].filter(Boolean).join(' · ');
          const name = [text(`contract.kind.${kind}`), about].filter(Boolean).join(' · ');
          return (
            <li key={key} css={cardStyle} aria-label={name}>
              <p>
                <b>{text(`contract.kind.${kind}`)}</b>
                {about && <small>{about}</small>}
                {status && <Tag tone="quiet">{text(`contract.status.${status}`)}</Tag>}
              </p>
              <ContractRates tiers={item.tiers} />
              <div>
                <Button size="small" variant="ghost" onClick={() => onShow(item)}>
                  {text('contract.details')}
                </Button>
                {actionsOf(item).map((action, index) => (
                  <Button
                    key={action}
                    size="small"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    loading={sending === key}
                    onClick={() => onAnswer(item, action)}
                  >
                    {text(`contract.${action}`)}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const headingStyle = css`
  margin: 0 0 var(--space-2);
  font-size: var(--type-body);
`;

const listStyle = css`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-3);
  }
  & p,
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    margin: 0;
  }
  & small {
    color: var(--color-muted);
  }
`;
