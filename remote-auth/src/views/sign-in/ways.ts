import type { TextKey, When } from '@atrium/contract';
import type { ComponentType } from 'react';
import type { WayType } from '../../features/sign-in/credentials';
import { MobileForm } from '../../features/sign-in/mobile-form';
import type { WayProps } from '../../features/sign-in/sign-in-form';
import { SmsForm } from '../../features/sign-in/sms-form';
import { UsernameForm } from '../../features/sign-in/username-form';

/** A way of signing in by a form, as a tab. */
export interface SignInWay {
  type: WayType;
  title: TextKey;
  /** Absent: always offered. */
  when?: When;
  Form: ComponentType<WayProps>;
}

/** In the order of their tabs. */
export const ways: readonly SignInWay[] = [
  { type: 'username', title: 'signIn.way.username', Form: UsernameForm },
  { type: 'sms', title: 'signIn.way.sms', when: 'switch:MOBILEVERCODELOGIN3', Form: SmsForm },
  { type: 'mobileNum', title: 'signIn.way.mobile', when: 'switch:MOBILELOGIN3', Form: MobileForm },
];
