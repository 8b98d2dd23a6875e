import type { Draw } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { cardStyle, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { frequencyOf } from './frequency';
import { figures, scrolling } from './table-style';

/** Frequency of each number by position; the highest of a position is highlighted. */
export function FrequencyTable({ draws }: { draws: readonly Draw[] }) {
  const text = useText();
  const { numbers, places } = frequencyOf(draws);
  return (
    <section aria-labelledby="lottery-frequency">
      <SectionHeader id="lottery-frequency" title={text('trend.frequency', { count: draws.length })} />
      <div role="region" aria-labelledby="lottery-frequency" tabIndex={0} css={[cardStyle, scrolling]}>
        <table css={figures}>
          <thead>
            <tr>
              <th scope="col">{text('trend.place')}</th>
              {numbers.map((number) => (
                <th key={number} scope="col">
                  {number}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((counts, place) => (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                {counts.map((count, index) => (
                  <td key={numbers[index]} css={count === Math.max(...counts) && most}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const most = css`
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
  font-weight: 700;
`;
