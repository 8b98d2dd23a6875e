import { bundlingCommand } from './command';

it('builds, and develops against the portal that is named, or where npm start has it', () => {
  expect(bundlingCommand(['build'], {})).toEqual({ command: 'build' });
  expect(bundlingCommand(['dev'], {})).toEqual({ command: 'dev', portal: 'http://localhost:5400' });
  expect(bundlingCommand(['dev'], { ATRIUM_REGISTRY: 'http://localhost:4500/' })).toEqual({
    command: 'dev',
    portal: 'http://localhost:4500',
  });
  expect(bundlingCommand(['dev', '--portal', 'http://localhost:4600'], { ATRIUM_REGISTRY: 'http://other' })).toEqual({
    command: 'dev',
    portal: 'http://localhost:4600',
  });
});

it.each([[[]], [['publish']], [['build', 'twice']]])('answers %j with how it is used', (args) => {
  expect(() => bundlingCommand(args, {})).toThrow('atrium-bundling COMMAND');
});

it('takes no portal that is no address', () => {
  expect(() => bundlingCommand(['dev', '--portal', 'here'], {})).toThrow('not "here"');
});
