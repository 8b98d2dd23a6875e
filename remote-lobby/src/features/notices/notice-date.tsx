import type { Notice } from '@atrium/api';
import { useHost } from '@atrium/contract/react';

/** When a notice begins: a time in the person's language, else as the back end writes it. */
export function NoticeDate({ notice: { startDate, startDateStr } }: { notice: Notice }) {
  const { language } = useHost();
  if (startDate === undefined) return startDateStr ? <small>{startDateStr}</small> : null;
  return (
    <small>
      <time dateTime={new Date(startDate).toISOString()}>{language.date(startDate, 'date')}</time>
    </small>
  );
}
