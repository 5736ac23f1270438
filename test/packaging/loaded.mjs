// Preloaded into a process: prints on file descriptor 3, as JSON, the URL of every module that was loaded.
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const urls = [];
registerHooks({
  load(url, context, next) {
    urls.push(url);
    return next(url, context);
  },
});
process.on('exit', () => writeSync(3, JSON.stringify(urls)));
