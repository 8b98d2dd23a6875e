import { aurora } from './aurora';
import { kestrel } from './kestrel';
import { lotus } from './lotus';

/** The three demo merchants. Together they cover both values of every setting. */
export const demoMerchants = [aurora, lotus, kestrel] as const;
