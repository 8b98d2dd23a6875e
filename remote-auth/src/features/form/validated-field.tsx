import { useText } from '@atrium/contract/react';
import { checkIcon, Icon, PasswordField, TextField, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldStore } from './field-store';
import { errorText, faultText, hintText } from './field-texts';

interface ValidatedFieldProps {
  field: FieldStore;
  /** Replaces the hint of the rule. */
  hint?: ReactNode;
  /** Trailing content inside the box; passwords have their reveal button there. */
  end?: ReactNode;
}

/** A field with a hint that validates its value when it is left, and shows the result. */
export const ValidatedField = observer(function ValidatedField({ field, hint, end }: ValidatedFieldProps) {
  const text = useText();
  const { label: labelKey, rule, purpose, icon, input } = field.setting;
  const { fault, externalError, state } = field;
  const label = text(labelKey);
  const faultShown = state === 'error' && fault ? faultText(fault, rule, label, text) : undefined;
  const error = externalError ? errorText(externalError, text) : faultShown;
  const shown = {
    ...input,
    ref: field.input,
    name: field.key,
    label: field.required ? label : text('form.optional', { label }),
    // the error repeats the hint
    hint: error ? undefined : (hint ?? hintText(rule, label, text)),
    error,
    ...(icon && { icon }),
    'aria-required': field.required || undefined,
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
