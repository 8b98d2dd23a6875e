import { secondFactors, secondProof } from './second-factor';

const values = {
  payeeName: ' Mei Lin ',
  mobileNum: ' 13800138000',
  verificationCode: ' 123 456',
  authCode: '492 039 ',
  email: '731 905',
};

it('removes spaces from codes and keeps them in names', () => {
  expect(secondFactors.map((factor) => secondProof(factor, values))).toEqual([
    { method: 'P', payeeName: 'Mei Lin' },
    { method: 'S', mobileNum: '13800138000', verificationCode: '123456' },
    { method: 'G', authCode: '492039' },
    { method: 'E', email: '731905' },
  ]);
});
