import { mailOption } from './mail-option';

const told = { ATRIUM_SMTP_URL: 'smtp://me:secret@mail.test:587', ATRIUM_SMTP_FROM: 'Atrium <no-reply@atrium.test>' };

describe('where mails go', () => {
  it('is nowhere unless the environment says so', () => {
    expect(mailOption({})).toBeUndefined();
    expect(mailOption(told)).toMatchObject({ url: told.ATRIUM_SMTP_URL, from: told.ATRIUM_SMTP_FROM });
  });

  it.each([
    ['a server by HTTP', { ATRIUM_SMTP_URL: 'http://me:secret@mail.test' }],
    ['no sender', { ATRIUM_SMTP_FROM: '' }],
    ['a sender with a header of its own', { ATRIUM_SMTP_FROM: 'a@b.test\r\nBcc: c@d.test' }],
    ['an SMS gateway with a path', { ATRIUM_SMS_DOMAIN: 'sms.test/x' }],
  ])('is refused for %s, without repeating the password', (_case, changes) => {
    expect(() => mailOption({ ...told, ...changes })).toThrow(/^(?!.*secret).*ATRIUM_SM/);
  });
});
