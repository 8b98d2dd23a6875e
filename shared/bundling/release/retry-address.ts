import webpack, { type Compiler } from 'webpack';

/**
 * Makes a remote's chunks follow its entry to the retry address: an entry imported as `entry.<hash>.js?r=1` requests
 * `view-home.<hash>.js?r=1`. Repeating an address with a hanging answer would hang again.
 */
export class RetryAddress {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RetryAddress', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.getChunkScriptFilename)
        .tap('RetryAddress', (chunk) => {
          compilation.addRuntimeModule(chunk, new FollowEntry());
        });
    });
  }
}

class FollowEntry extends webpack.RuntimeModule {
  constructor() {
    // after the module that defines the function wrapped here
    super('follow the address of the entry', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const address = webpack.RuntimeGlobals.getChunkScriptFilename;
    return [
      'var retry = new URL(import.meta.url).search;',
      `var addressOf = ${address};`,
      `if (retry) ${address} = function (chunk) { return addressOf(chunk) + retry; };`,
    ].join('\n');
  }
}
