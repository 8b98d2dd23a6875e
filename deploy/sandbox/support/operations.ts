import { supportLinks, supportScripts } from '@atrium/api';
import { publicOperation, type Operation } from '../wire/operation';
import { supportLinksFor } from './support-links-for';

/** The calls of customer service. The demo has one script, which serves as the chat of a vendor. */
export const supportOperations: Operation[] = [
  publicOperation(supportLinks, (_request, { merchant, customer }) => supportLinksFor(merchant, customer?.account)),
  publicOperation(supportScripts, () => ({ scripts: ['/desk/widget.js'] })),
];
