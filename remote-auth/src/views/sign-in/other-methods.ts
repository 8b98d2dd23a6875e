import type { ComponentType } from 'react';
import type { SignInFlow } from '../../features/sign-in-flow/sign-in-flow';
import { FreePlayButton } from '../../features/free-play/free-play-button';
import { PasskeyButton } from '../../features/passkeys/passkey-button';
import { SocialSignIn } from '../../features/social/social-sign-in';

/** Sign-in methods without a form, in button order. Each hides itself if the merchant does not offer it. */
export const otherMethods: readonly ComponentType<{ flow: SignInFlow }>[] = [
  SocialSignIn,
  PasskeyButton,
  FreePlayButton,
];
