import { randomBytes } from 'node:crypto';
import { sliderSetup } from '@atrium/api';
import { publicOperation, type Operation } from '../wire/operation';

export const sliderOperations: Operation[] = [
  publicOperation(sliderSetup, (_request, { merchant }) => ({
    gt: merchant.captcha.id,
    challenge: randomBytes(16).toString('hex'),
    newCaptcha: true,
    success: true,
  })),
];
