import { aurora } from './aurora';
import { kestrel } from './kestrel';
import { lotus } from './lotus';
import type { Merchant } from './merchant';

/** The three merchants of the demonstration; they differ in all a merchant can set. */
export const demoMerchants: Merchant[] = [aurora, lotus, kestrel];
