import { parseArgs } from 'node:util';
import { type Brief, INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '../brief/brief.js';

/** Thrown for what the person who types the command can mend; its message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type Options = {
  readonly brief: Brief;
  readonly seed: string;
  /** Folder that everything is written to. */
  readonly out: string;
  /** Number of the proposal, from 1, whose kit is written too. */
  readonly kit: number | null;
};

/** Proposals that are written. */
export const PROPOSALS = 6;

const DEFAULTS = {
  style: 'modern',
  type: 'icon',
  industry: 'desing',
  color: '#0F766E',
  seed: '1',
  out: 'logos',
} as const;

export const HELP = `Draws six logos for a name, and a sheet that shows them side by side.

  npx @trazo/logo-engine 'Panadería Ñuñoa' --description 'masa madre' --style vintage --out logos

  --description TEXT  what the business does, in Spanish: the symbol follows from it
  --style ID          ${STYLE_IDS.join(', ')} (${DEFAULTS.style})
  --type ID           ${LOGO_TYPE_IDS.join(', ')}: the name alone, name and symbol, symbol alone (${DEFAULTS.type})
  --industry ID       ${INDUSTRY_IDS.slice(0, 8).join(', ')},
                      ${INDUSTRY_IDS.slice(8).join(', ')} (${DEFAULTS.industry})
  --color #RRGGBB     the main colour (${DEFAULTS.color})
  --seed TEXT         another seed, other logos; the same seed, the same ones (${DEFAULTS.seed})
  --out FOLDER        where to write; made when it is missing (${DEFAULTS.out})
  --kit [N]           also the whole kit of proposal N (1): variants, icons, pictures, palette, guide
  --help              this

Nothing is ever overwritten: a file that is already there stops the command.
`;

/** `--kit` stands alone or with the number of a proposal; a parser knows only one of the two. */
function withNumber(args: readonly string[]): string[] {
  return args.flatMap((arg, i) => {
    if (arg !== '--kit') return [arg];
    return /^\d+$/.test(args[i + 1] ?? '') ? [arg] : ['--kit=1'];
  });
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: withNumber(args),
      allowPositionals: true,
      options: {
        description: { type: 'string' },
        style: { type: 'string', default: DEFAULTS.style },
        type: { type: 'string', default: DEFAULTS.type },
        industry: { type: 'string', default: DEFAULTS.industry },
        color: { type: 'string', default: DEFAULTS.color },
        seed: { type: 'string', default: DEFAULTS.seed },
        out: { type: 'string', default: DEFAULTS.out },
        kit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}. --help lists the options.`,
    );
  }
}

function oneOf<T extends string>(ids: readonly T[], option: string, given: string): T {
  const found = ids.find((id) => id === given);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} "${given}" is unknown. It is one of ${ids.join(', ')}.`);
}

function kitNumber(given: string | undefined): number | null {
  if (given === undefined) return null;
  const number = Number(given);
  if (Number.isInteger(number) && number >= 1 && number <= PROPOSALS) return number;
  throw new UsageError(`--kit ${given} names no proposal. There are ${PROPOSALS}: 1 to ${PROPOSALS}.`);
}

/**
 * Reads the arguments of the command.
 * @returns what is to be drawn, or 'help'
 * @throws {UsageError} when they do not say it
 */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parsed(args);
  if (values.help) return 'help';
  const [name, more] = positionals;
  if (name === undefined) throw new UsageError('There is no name to draw. Give it as the first argument.');
  if (more !== undefined)
    throw new UsageError(`"${more}" is one argument too many. Put a name of several words in quotes.`);
  if (!/^#[0-9a-f]{6}$/i.test(values.color))
    throw new UsageError(
      `--color "${values.color}" is not a colour. Write it like '#0F766E', in quotes because of the #.`,
    );
  const brief = {
    name,
    industry: oneOf(INDUSTRY_IDS, 'industry', values.industry),
    style: oneOf(STYLE_IDS, 'style', values.style),
    type: oneOf(LOGO_TYPE_IDS, 'type', values.type),
    color: values.color,
    ...(values.description === undefined ? {} : { description: values.description }),
  };
  return { brief, seed: values.seed, out: values.out, kit: kitNumber(values.kit) };
}
