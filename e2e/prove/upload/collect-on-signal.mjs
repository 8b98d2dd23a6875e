import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// loaded into the server before its own code: SIGUSR2 makes it collect its garbage
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
