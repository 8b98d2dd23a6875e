import * as v from 'valibot';

/** Bytes in base64. No expression with groups: on megabytes it runs out of stack. */
export const base64Text = v.pipe(
  v.string(),
  v.check((text) => text.length % 4 === 0 && !/[^A-Za-z0-9+/=]/.test(text), 'bytes in base64'),
);
