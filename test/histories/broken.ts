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
export async function broken({ name, edits }: Break): Promise<Product> {
  const query = `${MARK}${name}`;
  registerHooks({
    resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      const isOurs = context.parentURL?.endsWith(query) && found.url.startsWith(SOURCES) && found.url !== SHARED;
      return isOurs ? { ...found, url: `${found.url}${query}` } : found;
    },
    load: (url, context, next) => {
      const file = url.endsWith(query) ? url.slice(SOURCES.length, -query.length) : '';
      const own = edits.filter((edit) => edit.file === `src/${file}`);
      const loaded = next(url, context);
      if (own.length === 0) return loaded;
      const source = own.reduce((text, { from, to }) => text.replace(from, () => to), String(loaded.source));
      return { ...loaded, source };
    },
  });
  const parts = ['commands/action/run.ts', 'commands/cli/program.ts'].map(
    (path) => import(`${SOURCES}${path}${query}`),
  );
  const [{ runAction }, { runCommandLine }] = await Promise.all(parts);
  return { runAction, runCommandLine };
}
