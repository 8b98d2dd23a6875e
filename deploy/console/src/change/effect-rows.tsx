import { css } from '@emotion/react';
import { tableStyle } from '../components/table-style';
import type { Effect } from './effects';

/** A table of effects: for whom, from what, to what. */
export function EffectRows({ effects }: { effects: Effect[] }) {
  return (
    <table css={[tableStyle, style]}>
      <caption>What changes</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
        </tr>
      </thead>
      <tbody>
        {effects.map(({ who, from, to }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td>{from}</td>
            <td>→ {to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const style = css`
  overflow-wrap: anywhere;
  & td:last-of-type {
    font-weight: 650;
  }
`;
