// Preloaded into a process: prints the URL of every loaded module on file descriptor 3, as JSON. This includes modules
// of Node that were loaded without an import.
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const before = new Set(process.moduleLoadList);
const urls = [];
registerHooks({
  load(url, context, next) {
    urls.push(url);
    return next(url, context);
  },
});
process.on('exit', () => {
  const later = process.moduleLoadList.filter((name) => !before.has(name)).map((name) => name.split(' ')[1]);
  const builtin = later.filter((name) => !name.includes('internal')).map((name) => `node:${name}`);
  writeSync(3, JSON.stringify([...urls, ...builtin]));
});
