import type { Notice } from '@atrium/api';
import { useHost } from '@atrium/contract/react';

/** The start of a promotion in the person's language, or as the back end writes it. */
export function PromotionDate({ promotion: { startDate, startDateStr } }: { promotion: Notice }) {
  const { language } = useHost();
  if (startDate === undefined) return startDateStr === '' ? null : <small>{startDateStr}</small>;
  return (
    <small>
      <time dateTime={new Date(startDate).toISOString()}>{language.date(startDate, 'date')}</time>
    </small>
  );
}
