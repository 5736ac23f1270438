// The product, broken in one way: its modules are loaded once more beside the whole ones, with a few words of them
// changed on the way. Works where node loads the sources itself.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Break } from './breaks.ts';
import type { Product } from './stage.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = `${pathToFileURL(join(ROOT, 'src'))}/`;
const MARK = '?broken=';
/** Loaded once: whoever runs git for a history throws the error of this one, and it is told by its class. */
const SHARED = `${SOURCES}git/process.ts`;

/** Gives the product as that break leaves it. */
export async function broken({ name, file, from, to }: Break): Promise<Product> {
  const query = `${MARK}${name}`;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const isOurs = context.parentURL?.endsWith(query) && found.url.startsWith(SOURCES) && found.url !== SHARED;
      return isOurs ? { ...found, url: `${found.url}${query}` } : found;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const isBroken = url === `${pathToFileURL(join(ROOT, file))}${query}`;
      return isBroken ? { ...loaded, source: String(loaded.source).replace(from, () => to) } : loaded;
    },
  });
  const { runAction } = await import(`${SOURCES}commands/action/run.ts${query}`);
  const { runCommandLine } = await import(`${SOURCES}commands/cli/program.ts${query}`);
  return { runAction, runCommandLine };
}
