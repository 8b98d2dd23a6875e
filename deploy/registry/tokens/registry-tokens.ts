import type { Caller } from './caller';
import type { issueToken, TokenLine, TokenRequest } from './tokens';

export interface RegistryTokens {
  issue(request: TokenRequest, issuedBy: string): ReturnType<typeof issueToken>;
  list(): Promise<TokenLine[]>;
  revoke(id: string, revokedBy: string): Promise<void>;
  /** Rejects with `TokenRefused`. */
  callerOf(token: string): Promise<Caller>;
}
