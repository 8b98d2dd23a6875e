import type { TextKey, When } from '@atrium/contract';

/** A way of signing in, as a tab. */
export interface SignInWay {
  id: 'username';
  title: TextKey;
  /** Absent: always offered. */
  when?: When;
}

/** In the order of their tabs. A further way is a line here and a form beside `UsernameForm`. */
export const signInWays: readonly SignInWay[] = [{ id: 'username', title: 'signIn.way.username' }];
