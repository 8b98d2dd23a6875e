import type { ComponentType } from 'react';
import type { Admission } from '../../features/admission/admission';
import { FreePlayButton } from '../../features/free-play/free-play-button';
import { PasskeyButton } from '../../features/passkeys/passkey-button';
import { SocialSignIn } from '../../features/social/social-sign-in';

/** Ways in that take no form, in the order of their buttons. Each draws nothing where the merchant is without it. */
export const otherWays: readonly ComponentType<{ admission: Admission }>[] = [
  SocialSignIn,
  PasskeyButton,
  FreePlayButton,
];
