import { failureMessage } from './print-failure';

it('names the missing privilege of a login instead of the failed statement and its stack', () => {
  const cause = Object.assign(new Error('permission denied for table channels'), { code: '42501' });
  const message = failureMessage(new Error('Failed query: select "remote" from "registry"."channels"', { cause }));
  expect(message).toMatch(
    /^The database refuses .*: permission denied for table channels\. docs\/guides\/production\.md /,
  );
  expect(message).not.toMatch(/Failed query|\n/);
});
