import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { SignInFlow, SignInStep } from '../sign-in-flow/sign-in-flow';
import { lazyDialog } from '../lazy-dialog/lazy-dialog';
import { ForcedPasswordChange } from '../passwords/forced-password-change';
import type { SecondFactorDialogProps } from '../second-factor/second-factor-dialog';

const SecondFactorDialog = lazyDialog<SecondFactorDialogProps>(
  async () => (await import('../second-factor/second-factor-dialog')).SecondFactorDialog,
);

type StepOf<Kind> = Extract<SignInStep, { kind: Kind }>;

/** The dialog of each step. It ends with `flow.continueWith`, `completePasswordChange` or `abandon`. */
const dialogs: {
  [Kind in SignInStep['kind']]: ComponentType<{ step: StepOf<Kind>; flow: SignInFlow }>;
} = {
  'second-factor': ({ step: { firstFactor, mailsCode }, flow }) => (
    <SecondFactorDialog {...{ firstFactor, mailsCode, flow }} onUnavailable={flow.abandon} />
  ),
  'password-change': ForcedPasswordChange,
};

/** The current step of the flow, if any. */
export const SignInSteps = observer(function SignInSteps({ flow }: { flow: SignInFlow }) {
  const { step } = flow;
  if (!step) return null;
  const Shown = dialogs[step.kind] as ComponentType<{ step: SignInStep; flow: SignInFlow }>;
  return <Shown step={step} flow={flow} />;
});
