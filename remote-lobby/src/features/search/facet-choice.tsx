import type { GameType } from '@atrium/api';
import { gameCategories, gameTypes } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { nameKeyOf } from '../game-types/game-types';
import type { FacetName } from './facets';

/** Most values that are offered; a back end may name any number of tags. */
const mostValues = 100;

interface FacetChoiceProps {
  facet: FacetName;
  counts: readonly [value: string, count: number][];
  value: string;
  onChange: (value: string) => void;
}

/** One facet with the number of games for each value; absent where games name fewer than two values. */
export function FacetChoice({ facet, counts, value, onChange }: FacetChoiceProps) {
  const text = useText();
  if (counts.length < 2 && !value) return null;
  const offered = counts.filter(([name], at) => at < mostValues || name === value);
  return (
    <Select
      label={text(`search.${facet}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: text('slots.category.all') },
        ...offered.map(([name, count]) => ({ value: name, label: `${labelOf(facet, name, text)} (${count})` })),
      ]}
    />
  );
}

/** Types and categories have names of the portal; other values are shown as the back end names them. */
function labelOf(facet: FacetName, value: string, text: (key: string) => string): string {
  if (facet === 'type' && gameTypes.includes(value as GameType)) return text(nameKeyOf(value as GameType));
  if (facet === 'category' && gameCategories.some((category) => category === value))
    return text(`slots.category.${value}`);
  return value;
}
