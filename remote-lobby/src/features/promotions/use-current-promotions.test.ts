import { NoticeSchema } from '@atrium/api';
import { renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { ServerClock } from './server-clock';
import { useCurrentPromotions } from './use-current-promotions';

const hour = 3_600_000;
const promotion = (id: number, changes: object = {}) =>
  v.parse(NoticeSchema, { id, title: `Promotion ${id}`, ...changes });

afterEach(() => jest.restoreAllMocks());

test('the list is the same object until a promotion begins, ends or changes [NTC-09]', () => {
  const clock = new ServerClock();
  const start = Date.now();
  const ending = promotion(1, { endDate: start + hour });
  const first = [ending, promotion(2)];
  const { result, rerender } = renderHook(({ listed }) => useCurrentPromotions(listed, clock), {
    initialProps: { listed: first },
  });
  const shown = result.current;
  expect(shown).toEqual(first);

  rerender({ listed: first });
  rerender({ listed: [...first] });
  expect(result.current).toBe(shown);

  rerender({ listed: [ending, promotion(2, { title: 'Changed' })] });
  expect(result.current?.map(({ title }) => title)).toEqual(['Promotion 1', 'Changed']);

  jest.spyOn(Date, 'now').mockReturnValue(start + hour);
  rerender({ listed: first });
  expect(result.current?.map(({ id }) => id)).toEqual(['2']);
});
