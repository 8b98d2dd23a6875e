import { deviceHeader } from '@atrium/api/figures';

/** The headers that every request to the back end has; a visitor's has no `Authorization`. */
export function callHeaders(
  merchant: string,
  language: string,
  authorization: string | undefined,
): Record<string, string> {
  return {
    Merchant: merchant,
    Device: deviceHeader,
    Language: language,
    ...(authorization && { Authorization: authorization }),
  };
}
