import { isDiallingCode } from '@atrium/api';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { Select, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { DiallingCodeStore } from './dialling-code-store';

/** Select for the dialling code of a mobile number; a text field if the list could not be loaded. */
export const DiallingCodeField = observer(function DiallingCodeField({ store }: { store: DiallingCodeStore }) {
  const { language } = useHost();
  useReadable(language.current);
  const text = useText();
  const label = text('diallingCode.label');
  if (store.state === 'failed')
    return (
      <TextField
        label={label}
        hint={text('diallingCode.hint')}
        error={isDiallingCode(store.typed) ? undefined : text('diallingCode.wrong')}
        inputMode="numeric"
        autoComplete="tel-country-code"
        maxLength={6}
        value={store.typed}
        onChange={({ target }) => store.type(target.value)}
      />
    );
  const names = new Intl.DisplayNames([language.locale()], { type: 'region' });
  return (
    <Select
      label={label}
      autoComplete="tel-country-code"
      aria-busy={store.state !== 'ready' || undefined}
      disabled={store.state !== 'ready'}
      options={store.countries.map(({ code, diallingCode }) => ({
        value: code,
        label: `+${diallingCode} ${names.of(code) ?? code}`,
      }))}
      value={store.chosen?.code ?? ''}
      onChange={({ target }) => store.choose(target.value)}
    />
  );
});
