import { raffleClaim, raffleStatus } from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { claimRaffle, raffleFor } from './raffle';

export const raffleOperations = (backend: Backend): Operation[] => [
  customerOperation(raffleStatus, (_request, { customer, language }) => raffleFor(backend, customer.account, language)),
  customerOperation(raffleClaim, ({ id }, call) => claimRaffle(backend, call, id)),
];
