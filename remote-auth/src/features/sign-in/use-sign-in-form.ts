import { useText } from '@atrium/contract/react';
import { useCallback, useRef, type FormEvent } from 'react';
import type { Field, SignInMethodType } from './credentials';
import { hintOf } from './field-rule';
import type { SignInField, SignInStore } from './sign-in-store';

const missingTexts: Record<SignInField, string> = {
  username: 'signIn.missingUsername',
  mobile: 'signIn.wrongMobile',
  password: 'signIn.missingPassword',
  code: 'signIn.missingCode',
  captcha: 'signIn.missingCaptcha',
};

export type SignInFormBinding = ReturnType<typeof useSignInForm>;

/**
 * Binds the fields of one form to the store: values, hints, errors and focus.
 * @param onRefused receives the server's key after a refusal
 */
export function useSignInForm(store: SignInStore, type: SignInMethodType, onRefused?: (key: string) => void) {
  const text = useText();
  const inputs = useRef<Partial<Record<SignInField, HTMLInputElement | null>>>({});
  const input = (field: SignInField) => (element: HTMLInputElement | null) => void (inputs.current[field] = element);
  const error = (field: SignInField) => (store.missing.has(field) ? text(missingTexts[field]) : undefined);
  const hint = (field: Field) => {
    const rule = store.unmetRule(field);
    return rule && (rule.message ?? text(hintOf(rule).key, hintOf(rule).values));
  };
  const focus = useCallback((field: SignInField | undefined) => void (field && inputs.current[field]?.focus()), []);

  return {
    store,
    type,
    input,
    error,
    focus,
    bind: (field: Field) => ({
      ref: input(field),
      name: field,
      hint: hint(field),
      error: error(field),
      value: store.typed[field],
      onChange: (event: { target: { value: string } }) => store.type(field, event.target.value),
      onBlur: () => store.leave(field),
    }),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      focus(await store.submit(type, onRefused));
    },
  };
}
