import { toMoney, type TeamOverview } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { FigureCard } from './figure-card';
import { figures, growthOf, type FigureName } from './figures';

/** All figures of the period beside those of the period before. */
export function FigureCards({ overview }: { overview: TeamOverview | undefined }) {
  const { language } = useHost();
  const text = useText();

  const valueOf = (name: FigureName, of: 'figures' | 'before') => {
    const value = overview?.[of][name];
    return value === undefined ? undefined : Number(value);
  };
  /** Undefined for a figure that the back end does not name. */
  const format = (name: FigureName, kind: string, of: 'figures' | 'before') => {
    const value = overview?.[of][name];
    if (!overview || value === undefined) return undefined;
    if (kind === 'count') return language.number(Number(value));
    const money = toMoney(String(value), overview.currency);
    return `${kind === 'signed' && money.minor > 0 ? '+' : ''}${language.money(money)}`;
  };
  const shown = figures.filter(({ name }) => !overview || overview.figures[name] !== undefined);

  return (
    <dl aria-label={text('overview.figures')} css={style}>
      {shown.map(({ name, kind }) => (
        <FigureCard
          key={name}
          title={text(`figure.${name}`)}
          value={format(name, kind, 'figures')}
          before={format(name, kind, 'before')}
          loading={!overview}
          tone={kind === 'signed' ? toneOf(valueOf(name, 'figures') ?? 0) : 'plain'}
          growth={kind === 'signed' ? undefined : growthOf(valueOf(name, 'figures'), valueOf(name, 'before'))}
        />
      ))}
    </dl>
  );
}

function toneOf(amount: number): 'gain' | 'loss' | 'plain' {
  if (amount === 0) return 'plain';
  return amount > 0 ? 'gain' : 'loss';
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  @container centre (max-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
