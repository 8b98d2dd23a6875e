import type { SecondFactorMethod, SecondFactors } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button, Icon, mailIcon, phoneIcon, shieldIcon, Tag, userIcon, type IconShape } from '@atrium/ui';
import { rowStyle } from '../account/row-style';

const looks: Record<SecondFactorMethod, { id: string; icon: IconShape }> = {
  P: { id: 'payeeName', icon: userIcon },
  S: { id: 'sms', icon: phoneIcon },
  G: { id: 'ga', icon: shieldIcon },
  E: { id: 'email', icon: mailIcon },
};

interface FactorRowProps {
  factor: SecondFactors['methods'][number];
  busy: boolean;
  onToggle: (on: boolean) => void;
}

/** A second factor: description and switch. */
export function FactorRow({ factor: { method, on, ready }, busy, onToggle }: FactorRowProps) {
  const text = useText();
  const { id, icon } = looks[method];
  const name = text(`factors.${id}`);
  return (
    <li css={rowStyle}>
      <Icon shape={icon} />
      <div>
        <p data-part="name">
          {name} {on && <Tag>{text('factors.isOn')}</Tag>}
        </p>
        <p data-part="about">{text(on || ready ? `factors.${id}.about` : `factors.${id}.missing`)}</p>
      </div>
      <div data-part="actions">
        {(on || ready) && (
          <Button
            variant={on ? 'ghost' : 'secondary'}
            size="small"
            aria-label={text(on ? 'factors.off.named' : 'factors.on.named', { name })}
            aria-disabled={busy}
            onClick={() => onToggle(!on)}
          >
            {text(on ? 'factors.off' : 'factors.on')}
          </Button>
        )}
      </div>
    </li>
  );
}
