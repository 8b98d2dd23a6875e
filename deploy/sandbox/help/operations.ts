import { systemHelp } from '@atrium/api';
import type { Backend } from '../backend';
import { contentOperation, type Operation } from '../wire/operation';
import { helpIn, listHelp } from './help-store';

export const helpOperations = (backend: Backend): Operation[] => [
  contentOperation(systemHelp, async ({ lang }, { merchant }) => helpIn(await listHelp(backend, merchant.code), lang)),
];
