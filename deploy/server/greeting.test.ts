import { demoMerchants, loadMerchants } from '../merchants';
import { readOrigins } from '../origins';
import { greeting } from './greeting';

const printed = (keepsToken: boolean) =>
  greeting({
    origins: readOrigins({}, { production: false, port: () => 4400 }),
    operations: 'http://localhost:5400',
    keepsToken,
    merchants: loadMerchants(demoMerchants),
    accounts: [],
  });

describe('the text of a start', () => {
  it('names the command that prints the token of an embedded database', () => {
    expect(printed(true)).toContain(
      'http://localhost:5400/console, with the token that npm run atrium -- console prints',
    );
  });

  it('names the command that issues a token on a database server, where no token is kept', () => {
    expect(printed(false)).toContain('with the token that npm run atrium -- tokens issue NAME --operator issues');
    expect(printed(false)).not.toContain('-- console');
  });
});
