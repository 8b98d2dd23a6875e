import type { Member } from './member';

export type Answer = 'Y' | 'N' | 'A';

/** What the members and the operator were told about one deposit to a member. */
export interface PaymentRecord {
  depositId: string;
  reference: string;
  /** Minor units. */
  amount: number;
  depositor: Member;
  owner: Member;
  /** The back end accepted the report. */
  reported: boolean;
  /** Known once the owner has seen the item. */
  payDetailId?: string;
  /** Answers that the back end accepted. */
  accepted: Answer[];
  /** Decisions that were applied. */
  decided: ('paid' | 'rejected')[];
}

/** Whether the depositor must have the money, by what was accepted; and what contradicts itself. */
export function outcomeOf({ reported, accepted, decided, reference }: PaymentRecord): {
  paid: boolean;
  faults: string[];
} {
  const denied = accepted.includes('N');
  const faults: string[] = [];
  if (denied && accepted.some((answer) => answer !== 'N'))
    faults.push(`the answers ${accepted.join(', ')} to ${reference} were all accepted`);
  if (denied && decided.length !== 1) faults.push(`${reference} was decided ${decided.length} times`);
  if (!denied && decided.length > 0) faults.push(`${reference} was decided and never denied`);
  if (!reported && accepted.length > 0) faults.push(`${reference} was answered and never reported`);
  return { paid: reported && (!denied || decided[0] === 'paid'), faults };
}
