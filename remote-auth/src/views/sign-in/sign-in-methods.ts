import type { TextKey, When } from '@atrium/contract';
import type { ComponentType } from 'react';
import type { SignInMethodType } from '../../features/sign-in/credentials';
import { MobileForm } from '../../features/sign-in/mobile-form';
import type { MethodFormProps } from '../../features/sign-in/sign-in-form';
import { SmsForm } from '../../features/sign-in/sms-form';
import { UsernameForm } from '../../features/sign-in/username-form';

/** A sign-in method with a form, as a tab. */
export interface SignInMethod {
  type: SignInMethodType;
  title: TextKey;
  /** Absent: always offered. */
  when?: When;
  Form: ComponentType<MethodFormProps>;
}

/** In tab order. */
export const signInMethods: readonly SignInMethod[] = [
  { type: 'username', title: 'signIn.method.username', Form: UsernameForm },
  { type: 'sms', title: 'signIn.method.sms', when: 'switch:MOBILEVERCODELOGIN3', Form: SmsForm },
  { type: 'mobileNum', title: 'signIn.method.mobile', when: 'switch:MOBILELOGIN3', Form: MobileForm },
];
