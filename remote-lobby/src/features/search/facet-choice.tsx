import type { GameType } from '@atrium/api';
import { gameCategories, gameTypes } from '@atrium/api';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { nameKeyOf } from '../game-types/game-types';
import type { KnownVendors } from '../vendors/known-vendors';
import { useVendorNames } from '../vendors/use-vendor-names';
import type { FacetName } from './facets';
import { valueName } from './value-name';

/** Most values that are offered; a back end may name any number of tags. */
const mostValues = 100;

interface FacetChoiceProps {
  facet: FacetName;
  counts: readonly [value: string, count: number][];
  value: string;
  onChange: (value: string) => void;
}

/** One facet with the number of games for each value; absent where games name fewer than two values. */
export const FacetChoice = observer(function FacetChoice({ facet, counts, value, onChange }: FacetChoiceProps) {
  const text = useText();
  const language = useReadable(useHost().language.current);
  const vendors = useVendorNames();
  if (counts.length < 2 && !value) return null;
  const offered = counts.filter(([name], at) => at < mostValues || name === value);
  return (
    <Select
      label={text(`search.${facet}`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: text('slots.category.all') },
        ...offered.map(([name, count]) => ({
          value: name,
          // the number of found games is the count of what is chosen
          label: `${labelOf(facet, name, { text, vendors, language })}${name === value ? '' : ` (${count})`}`,
        })),
      ]}
    />
  );
});

interface Naming {
  text: (key: string) => string;
  vendors: Pick<KnownVendors, 'nameOf'>;
  language: string;
}

/** Types and categories have names of the portal, vendors those of their cards. */
function labelOf(facet: FacetName, value: string, { text, vendors, language }: Naming): string {
  if (facet === 'vendor') return vendors.nameOf(value);
  if (facet === 'type' && gameTypes.includes(value as GameType)) return text(nameKeyOf(value as GameType));
  if (facet === 'category' && gameCategories.some((category) => category === value))
    return text(`slots.category.${value}`);
  return valueName(value, language);
}
