import * as v from 'valibot';
import { endpoint, relay } from '../endpoint';
import { AnythingSchema } from '../nothing';

/**
 * An answer to a contract: `A` accepts an offer and keeps an active contract, `R` rejects an offer and keeps an hourly
 * contract, `C` terminates.
 */
const status = v.picklist(['A', 'R', 'C']);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const contractsDividend = endpoint({
  id: 'contracts.dividend',
  about: 'Answers the dividend contract of a product and a period.',
  method: 'POST',
  ...relay('processDividendReq'),
  request: v.object({ productType: text, computationPeriod: v.pipe(v.string(), v.maxLength(60)), status }),
  answer: AnythingSchema,
  example: { request: { productType: 'LIVE', computationPeriod: 'MONTHLY', status: 'A' }, answer: null },
});

export const contractsDailySalary = endpoint({
  id: 'contracts.dailySalary',
  about: 'Answers a daily salary contract.',
  method: 'POST',
  ...relay('processDailySalary'),
  request: v.object({ id: text, status }),
  answer: AnythingSchema,
  example: { request: { id: '11', status: 'A' }, answer: null },
});

export const contractsHourlySalary = endpoint({
  id: 'contracts.hourlySalary',
  about: 'Answers an hourly salary contract; `R` keeps an active one.',
  method: 'POST',
  ...relay('processContractHourSalary'),
  request: v.object({ contractId: text, status, productType: v.pipe(v.string(), v.maxLength(60)) }),
  answer: AnythingSchema,
  example: { request: { contractId: '12', status: 'R', productType: 'RNG' }, answer: null },
});

export const contractsRealTimeSalary = endpoint({
  id: 'contracts.realTimeSalary',
  about: 'Answers a real-time salary contract.',
  method: 'POST',
  ...relay('processRealTimeSalaryContract'),
  request: v.object({ contractId: text, status }),
  answer: AnythingSchema,
  example: { request: { contractId: '13', status: 'C' }, answer: null },
});

export const contractsParticipation = endpoint({
  id: 'contracts.participation',
  about: 'Answers the dividend contract of a product, at merchants with the older calls.',
  method: 'POST',
  ...relay('participation'),
  request: v.object({ type: text, status }),
  answer: AnythingSchema,
  example: { request: { type: 'LIVE', status: 'A' }, answer: null },
});

export const contractsWage = endpoint({
  id: 'contracts.wage',
  about: 'Answers a daily salary contract, at merchants with the older calls.',
  method: 'POST',
  ...relay('wage'),
  request: v.object({ id: text, status }),
  answer: AnythingSchema,
  example: { request: { id: '11', status: 'R' }, answer: null },
});

export const contractsHourSalary = endpoint({
  id: 'contracts.hourSalary',
  about: 'Answers an hourly salary contract, at merchants with the older calls.',
  method: 'POST',
  ...relay('hourSalary'),
  request: v.object({ contractId: text, status }),
  answer: AnythingSchema,
  example: { request: { contractId: '12', status: 'A' }, answer: null },
});
