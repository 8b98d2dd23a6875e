import type { MemberSession } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, deviceIcon, Icon, phoneIcon, Tag } from '@atrium/ui';
import { rowStyle } from '../account/row-style';
import { deviceName, isHandheld } from './device-name';

interface SessionRowProps {
  session: MemberSession;
  busy: boolean;
  onEnd: () => void;
}

/** A session: device, address, time. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { language } = useHost();
  const text = useText();
  const device = deviceName(session, text);
  const { address, createdAt, usedAt, current } = session;
  return (
    <li css={rowStyle}>
      <Icon shape={isHandheld(session) ? phoneIcon : deviceIcon} />
      <div>
        <p data-part="name">
          {device} {current && <Tag>{text('sessions.this')}</Tag>}
        </p>
        <p data-part="about">
          {address} · {text('sessions.since', { date: language.date(createdAt, 'short') })} ·{' '}
          {current ? text('sessions.now') : text('sessions.seen', { date: language.date(usedAt, 'short') })}
        </p>
      </div>
      {!current && (
        <div data-part="actions">
          <Button
            variant="ghost"
            size="small"
            aria-label={text('sessions.end.named', { device })}
            aria-disabled={busy}
            onClick={onEnd}
          >
            {text('sessions.end')}
          </Button>
        </div>
      )}
    </li>
  );
}
