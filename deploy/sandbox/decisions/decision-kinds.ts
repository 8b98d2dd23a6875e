import { redemptionDecisions } from '../mall/redemption-decisions';
import type { DecisionKind } from './decision-kind';

/** Everything that waits for an operator, in the order of the control page. */
export const decisionKinds: readonly DecisionKind[] = [redemptionDecisions];
