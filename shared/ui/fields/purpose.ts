import type { ComponentProps } from 'react';

type InputProps = ComponentProps<'input'>;

/** The purpose of a field, so that the matching keyboard opens and the browser offers autofill. */
export type Purpose =
  | 'text'
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'captcha'
  | 'phone'
  | 'email'
  | 'name'
  | 'amount'
  | 'search';

/** Typed exactly: no capitals, no corrections. */
const exact: InputProps = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false };

export const purposes: Record<Purpose, InputProps> = {
  text: { type: 'text' },
  username: { type: 'text', autoComplete: 'username', ...exact },
  'current-password': { autoComplete: 'current-password', ...exact },
  'new-password': { autoComplete: 'new-password', ...exact },
  'one-time-code': { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', ...exact },
  captcha: { type: 'text', autoComplete: 'off', ...exact },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', ...exact },
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  amount: { type: 'text', inputMode: 'decimal', autoComplete: 'off', ...exact },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search', autoComplete: 'off', ...exact },
};
