import * as v from 'valibot';

/** An element of a captured page, or its text. */
export type CapturedNode = string | CapturedElement;

export interface CapturedElement {
  tag: string;
  attributes: Record<string, string>;
  children: CapturedNode[];
}

/** What a worker saw of a page: data, never markup. Nothing of it is trusted before `cleanCapture`. */
export interface Capture {
  /** `pageHeader` as the gateway sent it with the page. */
  page: string;
  nodes: CapturedNode[];
  /** CSS rules, each complete. */
  rules: string[];
}

/** The page that a worker is to open. */
export interface CaptureRequest {
  /** Address of the page, with its origin. */
  address: string;
  /** Cookies of the visitor whom the page is for: language and cohort, never a session. */
  cookies: Record<string, string>;
}

/** Marks the page load of a worker; the gateway names the page in the answer and sends no snapshot with it. */
export const workerCookie = 'atrium-snapshot-worker';
/** Header of that answer: the name of the page. */
export const pageHeader = 'atrium-page';

const ElementSchema: v.GenericSchema<CapturedElement> = v.object({
  tag: v.string(),
  attributes: v.record(v.string(), v.string()),
  children: v.array(v.lazy(() => NodeSchema)),
});
const NodeSchema: v.GenericSchema<CapturedNode> = v.union([v.string(), ElementSchema]);

export const CaptureSchema: v.GenericSchema<unknown, Capture> = v.object({
  page: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'the name of a page')),
  nodes: v.array(NodeSchema),
  rules: v.array(v.string()),
});

export const CaptureRequestSchema: v.GenericSchema<unknown, CaptureRequest> = v.object({
  address: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'a web address')),
  cookies: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), v.pipe(v.string(), v.regex(/^[\w.-]*$/))),
});
