import { logOut } from './log-out';

test('signing out sends DELETE with keepalive and an empty body [OUT-01]', () => {
  const send = jest.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(new Response()));
  logOut(send, 'aurora', 'secret');

  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe('/wps/session/logout');
  expect(request).toMatchObject({ method: 'DELETE', keepalive: true });
  expect(request?.body).toBeUndefined();
});

test('its headers are Merchant and Authorization, and no other [OUT-02]', () => {
  const send = jest.fn((..._request: Parameters<typeof fetch>) => Promise.resolve(new Response()));
  logOut(send, 'aurora', 'secret');

  expect(send.mock.calls[0]?.[1]?.headers).toEqual({ Merchant: 'aurora', Authorization: 'secret' });
});
