import { isDiallingCode } from '@atrium/api';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { DiallingCodeSelect, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { DiallingCodeStore } from './dialling-code-store';

/** The dialling code of a mobile number, found by typing; a text field if the list could not be loaded. */
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
  return (
    <DiallingCodeSelect
      label={label}
      countries={store.countries}
      chosen={store.chosen?.code}
      onChoose={store.choose}
      locale={language.locale()}
      noMatch={text('diallingCode.noMatch')}
      loading={store.state !== 'ready'}
    />
  );
});
