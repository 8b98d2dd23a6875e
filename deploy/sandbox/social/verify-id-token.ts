import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Refusal } from '../wire/refusal';

const ClaimsSchema = v.looseObject({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  nonce: v.pipe(v.string(), v.minLength(16)),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
});

export type IdClaims = v.InferOutput<typeof ClaimsSchema>;

interface Expected {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Allowed difference from the provider's clock, in seconds. */
const tolerance = 30;

/**
 * The claims of a valid id token that the provider signed for this portal. The caller must check that the nonce belongs
 * to a flow of this browser. A refusal gives no reason.
 * @throws Refusal `social_refused`
 */
export async function verifyIdToken(token: string, { keys, issuer, audience, now }: Expected): Promise<IdClaims> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience,
      currentDate: new Date(now),
      clockTolerance: tolerance,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    });
    const claims = v.parse(ClaimsSchema, payload);
    // a token for several audiences is accepted only if this portal requested it
    if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== audience)
      throw new Error('wrong authorized party');
    return claims;
  } catch (cause) {
    throw Object.assign(new Refusal('social_refused'), { cause });
  }
}
