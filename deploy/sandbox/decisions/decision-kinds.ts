import { requestDecisions } from '../account-requests/request-decisions';
import { chatDecisions } from '../chat-room/chat-decisions';
import { redemptionDecisions } from '../mall/redemption-decisions';
import { applicationDecisions } from '../reward-centre/application-decisions';
import { identityDecisions } from '../cashier/identity-decisions';
import { transferDecisions } from '../cashier/transfer-decisions';
import { withdrawalDecisions } from '../cashier/withdrawal-decisions';
import { disputeDecisions } from '../payments/dispute-decisions';
import type { DecisionKind } from './decision-kind';

/** Everything that waits for an operator. */
export const decisionKinds: readonly DecisionKind[] = [
  redemptionDecisions,
  applicationDecisions,
  transferDecisions,
  withdrawalDecisions,
  disputeDecisions,
  identityDecisions,
  requestDecisions,
  chatDecisions,
];
