import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { part } from '../list';
import { NothingSchema } from '../nothing';

export const systemLocation = endpoint({
  id: 'system.location',
  about: "The visitor's country and address.",
  method: 'GET',
  path: '/wps/system/location',
  silent: true,
  request: NothingSchema,
  answer: v.object({ countryCode: part(v.string()), ip: part(v.string()) }),
  example: { request: {}, answer: { countryCode: 'TH', ip: '203.0.113.9' } },
});
