import { systemHelp } from '@atrium/api';
import type { Backend } from '../backend';
import { publicOperation, type Operation } from '../wire/operation';
import { helpIn, listHelp } from './help-store';

export const helpOperations = (backend: Backend): Operation[] => [
  publicOperation(systemHelp, async ({ lang }, { merchant }) => helpIn(await listHelp(backend, merchant.code), lang)),
];
