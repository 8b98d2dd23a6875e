import { bundlingCommand } from './command';

it("builds, and develops against the named portal, or against npm start's", () => {
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

it.each([[[]], [['publish']], [['build', 'twice']]])('answers %j with its usage', (args) => {
  expect(() => bundlingCommand(args, {})).toThrow('atrium-bundling COMMAND');
});

it('refuses a portal that is not an address', () => {
  expect(() => bundlingCommand(['dev', '--portal', 'here'], {})).toThrow('not "here"');
});
