import { randomBytes } from 'node:crypto';
import { sliderSetup } from '@atrium/api';
import type { Backend } from '../backend';
import { publicOperation, type Operation } from '../wire/operation';

export const sliderOperations = ({ origins }: Backend): Operation[] => [
  publicOperation(sliderSetup, (_request, { merchant }) => ({
    gt: merchant.captcha.id,
    challenge: randomBytes(16).toString('hex'),
    newCaptcha: true,
    frame: `${origins.embed(merchant.code, 'captcha')}/captcha`,
  })),
];
