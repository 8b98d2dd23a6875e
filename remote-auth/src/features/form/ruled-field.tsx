import { useText } from '@atrium/contract/react';
import { checkIcon, Icon, PasswordField, TextField, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldStore } from './field-store';
import { faultWords, hintWords } from './rule-words';

interface RuledFieldProps {
  field: FieldStore;
  /** Instead of what the rule says. */
  hint?: ReactNode;
  /** Inside the box after the text; a password has its eye there. */
  end?: ReactNode;
}

/** A field that says what it takes, looks at what was typed when it is left, and says whether that is right. */
export const RuledField = observer(function RuledField({ field, hint, end }: RuledFieldProps) {
  const text = useText();
  const { label: labelKey, rule, purpose, icon, input } = field.setting;
  const { fault, objection, state } = field;
  const label = text(labelKey);
  const error = objection ?? (state === 'error' && fault ? faultWords(fault, rule, label, text) : undefined);
  const shown = {
    ...input,
    ref: field.input,
    name: field.key,
    label: rule.required ? label : text('form.optional', { label }),
    // an error says the same in its place
    hint: error ? undefined : (hint ?? hintWords(rule, label, text)),
    error,
    ...(icon && { icon }),
    'aria-required': rule.required || undefined,
    value: field.typed,
    onChange: (event: { target: { value: string } }) => field.type(event.target.value),
    onBlur: () => field.leave(),
  };
  return (
    <div data-state={state} css={style}>
      {purpose === 'new-password' || purpose === 'current-password' ? (
        <PasswordField
          {...shown}
          purpose={purpose}
          revealLabel={text('signIn.showPassword')}
          concealLabel={text('signIn.hidePassword')}
        />
      ) : (
        <TextField {...shown} purpose={purpose} end={end} />
      )}
      {state === 'right' && (
        <span data-part="right">
          <Icon shape={checkIcon} size="1.125rem" />
          <VisuallyHidden>{text('form.right')}</VisuallyHidden>
        </span>
      )}
    </div>
  );
});

const style = css`
  position: relative;
  min-inline-size: 0;
  & label {
    padding-inline-end: 1.5rem;
  }
  & > [data-part='right'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: var(--color-positive);
  }
`;
