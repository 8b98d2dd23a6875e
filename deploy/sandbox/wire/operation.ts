import type { Endpoint } from '@atrium/contract';
import type { Call, CustomerCall } from './call';

/** A call of the catalogue with its handler in the sandbox. */
export interface Operation {
  endpoint: Endpoint;
  access: 'anyone' | 'customer';
  /** Whether it hashes for visitors; a request without a place in the hashing queue is refused when it arrives. */
  hashes?: boolean;
  /** Whether a session that has ended is refused, though visitors are not. */
  refusesEndedSessions?: boolean;
  /** Whether long answers are compressed: only those that contain neither a secret nor anything of the request. */
  compressed?: boolean;
  /** Most files of a multipart request. */
  files?: number;
  /** Checks limits before the body of a multipart request is read. */
  admit?(call: Omit<Call, 'place'>): Promise<void>;
  handle(request: unknown, call: Call): Promise<unknown>;
}

/** Open to visitors; the handler gets the customer if there is a session. */
export function publicOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: Call) => Promise<unknown> | unknown,
): Operation {
  return {
    endpoint: endpoint as Endpoint,
    access: 'anyone',
    handle: async (request, call) => handle(request as Request, call),
  };
}

/** Open to visitors, and answers what operators have written: texts that can be long. */
export function contentOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: Call) => Promise<unknown> | unknown,
): Operation {
  return { ...publicOperation(endpoint, handle), compressed: true };
}

/** Open to visitors, and hashes for them. */
export function hashingOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: Call) => Promise<unknown> | unknown,
): Operation {
  return { ...publicOperation(endpoint, handle), hashes: true };
}

/** Requires a session; other requests are refused before the handler runs. */
export function customerOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  handle: (request: Request, call: CustomerCall) => Promise<unknown> | unknown,
): Operation {
  return {
    endpoint: endpoint as Endpoint,
    access: 'customer',
    handle: async (request, call) => handle(request as Request, call as CustomerCall),
  };
}

/** Requires a session, with files: admits requests before their bodies are read. */
export function customerUploadOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  { files, admit }: Required<Pick<Operation, 'files' | 'admit'>>,
  handle: (request: Request, call: CustomerCall) => Promise<unknown> | unknown,
): Operation {
  return { ...customerOperation(endpoint, handle), files, admit };
}

/** Open to visitors, with files: admits requests before their bodies are read, and refuses sessions that have ended. */
export function uploadOperation<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
  { files, admit }: Required<Pick<Operation, 'files' | 'admit'>>,
  handle: (request: Request, call: Call) => Promise<unknown> | unknown,
): Operation {
  return { ...publicOperation(endpoint, handle), refusesEndedSessions: true, files, admit };
}
