import type { RewardOffer } from '@atrium/api';
import { pngFile } from '@atrium/api/pictures/testing';
import { memberHost } from '../../testing/member-host';
import { Application } from './application';

/** An application for a promotion that requires a remark and a picture. */
const applied = () =>
  new Application(memberHost(), {
    promotionId: '3',
    type: 'promoList',
    title: 'Tea fund',
    status: 'CLAIMABLE',
    remarkRequired: true,
    imageRequired: true,
  } as RewardOffer);

test('what is missing stays named when the drafts are read after the form was sent, and hold none [RWD-06]', async () => {
  const application = applied();
  application.write('   ');
  expect(await application.submit()).toBe('refused');
  application.restore({});
  expect(application.errors).toEqual({ remark: 'activity_apply_remark_limit1', pictures: 'not_empty' });
  expect(application.remark).toBe('   ');
});

test('a draft that is read after the form was sent fills it in, and its remark is no longer missing', async () => {
  const application = applied();
  await application.submit();
  const address = `data:image/png;base64,${btoa(String.fromCharCode(...pngFile()))}`;
  application.restore({ remark: 'On Monday', picture0: address });
  expect([application.remark, application.errors.remark, application.pictures.files.length]).toEqual([
    'On Monday',
    undefined,
    1,
  ]);
});
