import { gameCategories } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { cardStyle, SectionHeader, Select } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { WinnerList } from './winner-list';

const categories = ['', ...gameCategories];

/** The latest wins, of all games or of one category. */
export function WinnerBoard() {
  const text = useText();
  const [category, setCategory] = useState('');
  return (
    <section aria-labelledby="lobby-winners">
      <SectionHeader
        id="lobby-winners"
        title={text('winners.title')}
        end={
          <Select
            label={text('slots.categories')}
            hideLabel
            value={category}
            options={categories.map((value) => ({ value, label: text(`slots.category.${value || 'all'}`) }))}
            onChange={({ target }) => setCategory(target.value)}
          />
        }
      />
      <div css={[cardStyle, board]}>
        <WinnerList key={category} category={category} labelledBy="lobby-winners" />
      </div>
    </section>
  );
}

const board = css`
  overflow: hidden;
`;
