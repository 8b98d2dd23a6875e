import type { Endpoint } from '@atrium/contract';

/** Declares a call and keeps its types. The catalogue is data: nothing is sent here. */
export function endpoint<Request, Answer>(call: Endpoint<Request, Answer>): Endpoint<Request, Answer> {
  return call;
}

/**
 * Path of a call for which the back end documents only a name: reads are GET and writes POST below one relay.
 * Everything below the relay is silent: a page that needs a message shows it itself.
 */
export function relay(name: string): { path: string; silent: true } {
  return { path: `/wps/relay/MCSFE_${name}`, silent: true };
}
