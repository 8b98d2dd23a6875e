import { aurora } from './aurora';
import { kestrel } from './kestrel';
import { lotus } from './lotus';

/** The three merchants of the demonstration. Between them, everything that can be set is set both ways. */
export const demoMerchants = [aurora, lotus, kestrel] as const;
