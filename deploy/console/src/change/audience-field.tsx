import { css } from '@emotion/react';
import { TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ChangeForm } from './change-form';
import { fieldsetStyle } from './fieldset-style';
import { MerchantsField } from './merchants-field';

const kinds = [
  { kind: 'percent', label: 'A share of visitors' },
  { kind: 'merchants', label: 'Some merchants' },
] as const;

/** Who gets the canary. */
export const AudienceField = observer(function AudienceField({ form }: { form: ChangeForm }) {
  const { draft, faults } = form;
  return (
    <fieldset css={style}>
      <legend>Audience</legend>
      <div css={choicesStyle}>
        {kinds.map(({ kind, label }) => (
          <label key={kind}>
            <input
              type="radio"
              name="audience"
              checked={draft.audience === kind}
              onChange={() => form.fill({ audience: kind })}
            />
            {label}
          </label>
        ))}
      </div>
      {draft.audience === 'percent' ? (
        <TextField
          label="Percentage of visitors"
          purpose="amount"
          value={draft.percent}
          onChange={(event) => form.fill({ percent: event.target.value })}
          hint="Each visitor stays in or out of the canary."
          error={faults.percent}
        />
      ) : (
        <MerchantsField form={form} />
      )}
    </fieldset>
  );
});

const style = css`
  ${fieldsetStyle}
  display: grid;
  gap: var(--space-3);
`;

const choicesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  & > label {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-block-size: 2.25rem;
    cursor: pointer;
    @media (pointer: coarse) {
      min-block-size: 44px;
    }
  }
  & input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--color-accent);
  }
`;
