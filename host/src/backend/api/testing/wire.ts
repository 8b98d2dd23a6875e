import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  params: unknown;
  /** The body, parsed where it is JSON. */
  body: unknown;
  config: InternalAxiosRequestConfig;
}

export type WireAnswer =
  | { status?: number; body?: unknown; statusText?: string; headers?: Record<string, string> }
  | { fails: 'network' | 'timeout' | 'left' }
  | { waits: Promise<WireAnswer> };

/** A fake network: answers requests in turn, repeats the last answer, and records what was sent. */
export class Wire {
  readonly sent: Sent[] = [];
  #answers: WireAnswer[] = [{ body: { success: true, value: null } }];

  answer(...answers: WireAnswer[]): this {
    this.#answers = answers;
    return this;
  }

  /** Answers with success and these values in turn. */
  value(...values: unknown[]): this {
    return this.answer(...values.map((value) => ({ body: { success: true, value } })));
  }

  /** Answers with a failure of this code. */
  refuse(code: string, more: { message?: string; value?: unknown; status?: number } = {}): this {
    const { status = 200, ...rest } = more;
    return this.answer({ status, body: { success: false, code, ...rest } });
  }

  readonly adapter: AxiosAdapter = async (config) => {
    const data: unknown = config.data;
    this.sent.push({
      method: String(config.method).toUpperCase(),
      url: config.url ?? '',
      headers: config.headers.toJSON(),
      params: config.params,
      body: typeof data === 'string' && /^[[{"]/.test(data) ? JSON.parse(data) : data,
      config,
    });
    let answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
    while (answer && 'waits' in answer) answer = await answer.waits;
    if (answer && 'fails' in answer) throw failure(answer.fails, config);
    const { status = 200, statusText = '', body, headers = {} } = answer ?? {};
    return { status, statusText, data: body, headers, config };
  };
}

function failure(how: 'network' | 'timeout' | 'left', config: InternalAxiosRequestConfig): AxiosError {
  const codes = { network: AxiosError.ERR_NETWORK, timeout: AxiosError.ETIMEDOUT, left: AxiosError.ECONNABORTED };
  return new AxiosError(how, codes[how], config);
}
