import type { Message, Toast } from '../host/messages';
import type { SessionGrant } from '../host/session';
import type { PlaceParams } from '../remote/place';

/** Everything a view or command requested of the fake host, in order. */
export interface Records {
  calls: { endpoint: string; request: unknown; idempotencyKey?: string; authorization?: string }[];
  /** Endpoints with an item or part that could not be read, once for each. */
  unreadable: string[];
  opened: { place: string; params: PlaceParams }[];
  refined: { params: PlaceParams; push: boolean }[];
  closed: unknown[];
  commands: { name: string; request: unknown }[];
  published: { name: string; detail: unknown }[];
  messages: { kind: 'notice' | 'warning' | 'confirm' | 'choose'; message: Message }[];
  toasts: Toast[];
  grants: SessionGrant[];
  sessionsEnded: number;
  languages: string[];
  refreshed: string[];
  errors: { error: unknown; context?: Record<string, unknown> }[];
  timings: { name: string; milliseconds: number }[];
  /** Facts and abilities that were read and are not known. */
  unknown: string[];
}

export function emptyRecords(): Records {
  return {
    calls: [],
    unreadable: [],
    opened: [],
    refined: [],
    closed: [],
    commands: [],
    published: [],
    messages: [],
    toasts: [],
    grants: [],
    sessionsEnded: 0,
    languages: [],
    refreshed: [],
    errors: [],
    timings: [],
    unknown: [],
  };
}
