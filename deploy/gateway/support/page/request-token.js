/** Milliseconds until the provider has answered. */
const patience = 10_000;

/**
 * Requests a token that proves to the provider who the customer is. Rejects without one.
 * @param {string} address
 * @param {{ userId: string, verifyToken: string }} customer
 * @returns {Promise<string>} the token, encoded by the provider
 */
export async function requestToken(address, { userId, verifyToken }) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payload: { userId }, verifyToken }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  const body = await answer.json();
  const token = [body, body?.value, body?.token, body?.value?.token].find(
    (one) => typeof one === 'string' && one !== '',
  );
  if (token === undefined) throw new Error('the provider answered without a token');
  return token;
}
