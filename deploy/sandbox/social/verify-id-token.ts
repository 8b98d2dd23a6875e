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

/** Seconds by which the provider's clock may differ. */
const tolerance = 30;

/**
 * The claims of an id token the provider signed for this portal and that has not run out. Whether its nonce is that of
 * a walk this browser began is the caller's to see. What is wrong with a refused one is told to nobody.
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
    // a token for several is for us only where it says that we asked for it
    if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== audience) throw new Error('not for us');
    return claims;
  } catch (cause) {
    throw Object.assign(new Refusal('social_refused'), { cause });
  }
}
