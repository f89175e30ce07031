import { type Command, InvalidArgumentError } from 'commander';
import type { RequestOutput } from '../../../contract/requests.ts';
import type { CommandContext } from '../parts.ts';
import { openForReading, type Reached } from '../reach.ts';
import type { Runner } from '../runner.ts';
import { plural, printable } from '../words.ts';

const usualLimit = 100;
const pageSize = 500;

type Found = RequestOutput<'search.page'>;

export const addSearch = (program: Command, run: Runner): Command =>
  program
    .command('search')
    .description('find items by words and by kind:video, ext:heic, year:2023, camera:"…", -word')
    .argument('<query...>', 'what to look for')
    .option('--limit <number>', 'most items to print', parseLimit, usualLimit)
    // `-word` excludes a word: it is part of the query and no option.
    .allowUnknownOption()
    .action(
      run((context, words: string[], options: { readonly limit: number }) =>
        search(context, words.join(' '), options.limit),
      ),
    );

async function search(context: CommandContext, text: string, limit: number): Promise<void> {
  const reached = await openForReading(context);
  try {
    const { total, items } = await collect(reached, text, limit);
    const value = {
      total,
      items: items.map(({ path, name, kind, sortAt, ...rest }) => ({
        ...{ path, name, kind, sortAt, itemId: rest.itemId, fileId: rest.fileId },
        ...{ width: rest.width, height: rest.height, durationMs: rest.durationMs },
        ...{ offline: rest.offline, problem: rest.problem },
      })),
    };
    context.print(value, () => {
      const more = total > items.length ? `, the newest ${items.length} shown` : '';
      return [...items.map(({ path }) => printable(path)), `${plural(total, 'item')}${more}`].join('\n');
    });
  } finally {
    await reached.close();
  }
}

async function collect(reached: Reached, text: string, limit: number): Promise<Found> {
  const items: Found['items'] = [];
  for (;;) {
    const last = items.at(-1);
    const page = await reached.request('search.page', {
      scope: { text },
      limit: Math.max(1, Math.min(pageSize, limit - items.length)),
      ...(last == null ? {} : { after: { sortAt: last.sortAt, fileId: last.fileId } }),
    });
    if (limit > 0) items.push(...page.items);
    const atEnd = page.items.length === 0 || items.length >= page.total;
    if (atEnd || items.length >= limit) return { total: page.total, items };
  }
}

function parseLimit(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
