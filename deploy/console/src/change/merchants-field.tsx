import { css } from '@emotion/react';
import { Checkbox, Icon, errorIcon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useConsole } from '../boot/use-console';
import type { ChangeForm } from './change-form';
import { fieldsetStyle } from './fieldset-style';

/** A choice of merchants; for removing pins only pinned ones. */
export const MerchantsField = observer(function MerchantsField({ form }: { form: ChangeForm }) {
  const { merchants } = useConsole();
  const errorId = useId();
  const { draft, faults, channel, action } = form;
  useEffect(() => void merchants.refresh(), [merchants]);
  const pinned = channel.pins.map(({ merchant }) => merchant);
  const available = action === 'unpin' ? pinned : (merchants.value ?? []).map(({ code }) => code);
  const choose = (code: string, chosen: boolean) =>
    form.fill({ merchants: chosen ? [...draft.merchants, code] : draft.merchants.filter((other) => other !== code) });
  return (
    <fieldset css={style} aria-describedby={faults.merchants && errorId}>
      <legend>Merchants</legend>
      {available.map((code) => (
        <Checkbox
          key={code}
          label={code}
          checked={draft.merchants.includes(code)}
          onChange={(event) => choose(code, event.target.checked)}
        />
      ))}
      {merchants.failure && <p>{merchants.failure.message}</p>}
      {faults.merchants && (
        <p id={errorId} role="alert" css={errorStyle}>
          <Icon shape={errorIcon} size="1.1em" /> {faults.merchants}
        </p>
      )}
    </fieldset>
  );
});

const style = css`
  ${fieldsetStyle}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
`;

const errorStyle = css`
  display: flex;
  flex-basis: 100%;
  gap: 0.375em;
  align-items: center;
  color: var(--color-negative);
  font-size: var(--type-small);
`;
