import type { Endpoint } from '@atrium/contract';
import type { Call, CustomerCall } from './call';

/** A call of the catalogue and what the sandbox does about it. */
export interface Operation {
  endpoint: Endpoint;
  access: 'anyone' | 'customer';
  handle(request: unknown, call: Call): Promise<unknown>;
}

/** For visitors too; who is signed in is told where there is somebody. */
export function open<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: Call) => Promise<unknown> | unknown,
): Operation {
  return {
    endpoint: endpoint as Endpoint,
    access: 'anyone',
    handle: async (request, call) => handle(request as Request, call),
  };
}

/** For somebody signed in; others are refused before it runs. */
export function guarded<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: CustomerCall) => Promise<unknown> | unknown,
): Operation {
  return {
    endpoint: endpoint as Endpoint,
    access: 'customer',
    handle: async (request, call) => handle(request as Request, call as CustomerCall),
  };
}
