import type { Messages } from '@atrium/contract';
import type { Holds } from '../../page/holds';
import type { Destination } from './page-history';
import type { PlaceIndex } from './place-index';

interface LeavingServices {
  holds: Holds;
  places: PlaceIndex;
  messages: Pick<Messages, 'confirm'>;
  text(key: string): string;
}

/** Asks the person before a page or an overlay with unfinished work is left; one question at a time. */
export function askBeforeLeaving({ holds, places, messages, text }: LeavingServices) {
  let question: Promise<boolean> | undefined;
  return (next: Destination): Promise<boolean> | undefined => {
    const reason = holds.against({
      page: places.at(next)?.place.name,
      overlays: next.overlays.map((overlay) => overlay.key),
    });
    if (!reason) return undefined;
    question ??= messages
      .confirm({
        title: text(`place.leave.${reason}.title`),
        text: text(`place.leave.${reason}.text`),
        confirm: text('place.leave.confirm'),
        cancel: text('place.leave.cancel'),
        danger: true,
      })
      .finally(() => (question = undefined));
    return question;
  };
}
