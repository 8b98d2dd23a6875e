import { useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { closeIcon, searchIcon } from '../icons/actions';
import { TextField, type TextFieldProps } from './text-field';

export interface SearchFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'purpose' | 'icon' | 'end'> {
  value: string;
  onChange: (value: string) => void;
  /** Label of the clear button. */
  clearLabel: string;
  /** Label of the search button, which submits the surrounding form. Without it the magnifier is decorative. */
  submitLabel?: string;
}

/** A search by name; Escape and the clear button empty it. */
export function SearchField({ value, onChange, clearLabel, submitLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div role="search">
      <TextField
        hideLabel
        placeholder={rest.label}
        {...rest}
        ref={input}
        purpose="search"
        {...(submitLabel === undefined && { icon: searchIcon })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
        end={
          <>
            {value && <IconButton label={clearLabel} icon={closeIcon} onClick={clear} />}
            {submitLabel !== undefined && <IconButton type="submit" label={submitLabel} icon={searchIcon} />}
          </>
        }
      />
    </div>
  );
}
