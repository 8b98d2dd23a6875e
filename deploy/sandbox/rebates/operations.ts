import { rebatesClaim, rebatesList } from '@atrium/api';
import type { Backend } from '../backend';
import { customerOperation, type Operation } from '../wire/operation';
import { claimRebates, rebatesOf } from './rebates';

export const rebateOperations = (backend: Backend): Operation[] => [
  customerOperation(rebatesList, (_request, { customer }) => rebatesOf(backend, customer.account)),
  customerOperation(rebatesClaim, (_request, call) => claimRebates(backend, call)),
];
