import { useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { closeIcon, searchIcon } from '../icons/actions';
import { TextField, type TextFieldProps } from './text-field';

export interface SearchFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'purpose' | 'icon' | 'end'> {
  value: string;
  onChange: (value: string) => void;
  /** What the cross does, in words. */
  clearLabel: string;
  /** What the magnifier does, in words: a button that submits the form around. Without it the magnifier is a picture. */
  submitLabel?: string;
}

/** A search by name; Escape and the cross clear it. */
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
