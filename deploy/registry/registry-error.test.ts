import { isRegistryError, RegistryError, registryError } from './registry-error';

it('has the name, the status and the sentence of its row', () => {
  const error = registryError('ChannelLocked', 'lobby', 'local', 'prices are missing');

  expect(error).toBeInstanceOf(RegistryError);
  expect(error).toMatchObject({
    name: 'ChannelLocked',
    status: 423,
    message: 'The channel of lobby in local is locked: prices are missing. To unlock it: atrium unlock lobby',
  });
});

it('is recognized by its name', () => {
  expect(isRegistryError(registryError('NoCanary', 'lobby', 'local'), 'NoCanary')).toBe(true);
  expect(isRegistryError(registryError('NoCanary', 'lobby', 'local'), 'ChannelMoved')).toBe(false);
  expect(isRegistryError(Object.assign(new Error(), { name: 'NoCanary' }), 'NoCanary')).toBe(false);
});

it('keeps its cause', () => {
  const cause = new Error('connection refused');

  expect(registryError('RegistryUnavailable').withCause(cause).cause).toBe(cause);
});
