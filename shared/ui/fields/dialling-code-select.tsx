import type { Country } from '@atrium/api';
import { useMemo } from 'react';
import { Combobox } from './combobox';
import type { FieldTexts } from './field-frame';

export interface DiallingCodeSelectProps extends FieldTexts {
  countries: readonly Pick<Country, 'code' | 'diallingCode'>[];
  /** ISO 3166 code of the chosen country. */
  chosen: string | undefined;
  onChoose: (code: string) => void;
  /** BCP 47 tag of the language that names the countries. */
  locale: string;
  /** Shown when no country has the typed text. */
  noMatch: string;
  loading?: boolean;
}

/** A country with its dialling code; found by its name in the page's language or English, its codes, or `+66`. */
export function DiallingCodeSelect({ countries, chosen, locale, loading = false, ...rest }: DiallingCodeSelectProps) {
  const options = useMemo(() => {
    const [names, english] = [locale, 'en'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
    return countries.map(({ code, diallingCode }) => ({
      value: code,
      label: `+${diallingCode} ${names?.of(code) ?? code}`,
      keywords: `${code} ${english?.of(code) ?? ''}`,
    }));
  }, [countries, locale]);
  return (
    <Combobox
      {...rest}
      options={options}
      value={chosen}
      autoComplete="tel-country-code"
      disabled={loading}
      busy={loading}
    />
  );
}
