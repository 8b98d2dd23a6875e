import type { Draw } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { cardStyle, SectionHeader } from '@atrium/ui';
import { NumberBalls } from '../draws/number-balls';
import { figures, scrolling } from './table-style';

/** Draws of the trend, the latest first. */
export function DrawTable({ draws }: { draws: readonly Draw[] }) {
  const { language } = useHost();
  const text = useText();
  return (
    <section aria-labelledby="lottery-trend-draws">
      <SectionHeader id="lottery-trend-draws" title={text('draws.title')} />
      <ZoneNote id="lottery-trend-zone" />
      <div role="region" aria-labelledby="lottery-trend-draws" tabIndex={0} css={[cardStyle, scrolling]}>
        <table aria-describedby="lottery-trend-zone" css={figures}>
          <thead>
            <tr>
              <th scope="col">{text('trend.issue')}</th>
              <th scope="col">{text('draws.numbers')}</th>
              <th scope="col">{text('trend.time')}</th>
            </tr>
          </thead>
          <tbody>
            {draws.map(({ numero, winNo, drawTime }) => (
              <tr key={numero}>
                <th scope="row">{numero}</th>
                <td>
                  <NumberBalls size="small" numbers={winNo.split(',')} label={text('draws.numbers')} />
                </td>
                <td>{drawTime === undefined ? '' : language.date(drawTime, 'time')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
