import * as greeter from './greeter.js';
import * as hanger from './hanger.js';
import * as incompatible from './incompatible.js';
import * as thrower from './thrower.js';

/** @type {import('../types').HandWritten[]} */
export const handWritten = [greeter, hanger, incompatible, thrower];
