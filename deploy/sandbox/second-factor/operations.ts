import {
  memberBeginAuthenticator,
  memberConfirmAuthenticator,
  memberRenewRecoveryCodes,
  memberSecondFactors,
  memberSetSecondFactor,
} from '@atrium/api';
import type { Backend } from '../backend';
import { requireFreshProof } from '../passwords/verify-password';
import { customerOperation, type Operation } from '../wire/operation';
import { beginAuthenticator, confirmAuthenticator, describeFactors, renewCodes, setFactor } from './settings';

/** An open session alone is not enough to change the protection of an account. */
export const secondFactorOperations = (backend: Backend): Operation[] => [
  customerOperation(memberSecondFactors, (_request, { customer }) =>
    describeFactors(backend.engine.database, customer.account),
  ),
  customerOperation(memberSetSecondFactor, async (request, call) => {
    await requireFreshProof(backend, call.customer);
    return setFactor(backend, call, request);
  }),
  customerOperation(memberBeginAuthenticator, async (_request, call) => {
    await requireFreshProof(backend, call.customer);
    return beginAuthenticator(backend, call);
  }),
  customerOperation(memberConfirmAuthenticator, ({ authCode }, call) => confirmAuthenticator(backend, call, authCode)),
  customerOperation(memberRenewRecoveryCodes, async (_request, call) => {
    await requireFreshProof(backend, call.customer);
    return renewCodes(backend, call);
  }),
];
