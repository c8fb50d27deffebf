import { isGivenName } from '../brief/given-names.js';
import { isLinking, staysWithNext } from '../brief/name.js';
import { areOthers, isShared } from '../brief/partners.js';
import type { IdeaId } from '../direction/direction.js';
import { headlineOf } from './headline.js';
import type { Parted } from './two-parts.js';

/** Whether a name is that of a person: of two words that belong together neither is small unless they are one. */
const isPerson = ([given = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && rest.length < 3 && isGivenName(given) && !rest.some(isLinking);

/** The word that leads, and what follows it: "Noche / de Vinilos", "Abril / Montes". */
function first(words: readonly string[]): Parted | null {
  if (isShared(words)) return null;
  // An article stays with its word: "El Fogón / de Chabela".
  const split = areOthers(words.slice(-2)) ? words.length - 2 : isLinking(words[0] ?? '') ? 2 : 1;
  const [lead, rest] = [words.slice(0, split).join(' '), words.slice(split)];
  if (!isPerson(words) && !isLinking(rest[0] ?? '') && !areOthers(rest)) return null;
  const tail = rest.join(' ');
  if (
    lead.length < 3 ||
    tail.length < 3 ||
    tail.length > lead.length * 2.6 ||
    isLinking(words[split - 1] ?? '')
  )
    return null;
  return rest.every(isLinking) ? null : { parts: [lead, tail], lead: 0 };
}

/** What goes before, and the word that leads: "Verónica / Alday". */
function last(words: readonly string[]): Parted | null {
  if (!isPerson(words)) return null;
  const lead = words.at(-1) ?? '';
  const head = words.slice(0, -1).join(' ');
  if (lead.length < 4 || head.length < 3 || head.length > lead.length * 2.6) return null;
  // No line ends in "de" or "&".
  if (staysWithNext(words.at(-2) ?? '')) return null;
  return { parts: [head, lead], lead: 1 };
}

/** How an idea of two sizes takes a name apart; null for other ideas, and for names that do not come apart like that. */
export function parted(idea: IdeaId | undefined, name: string): Parted | null {
  const words = name.split(' ');
  if (words.length < 2) return null;
  if (idea === 'headline') return headlineOf(words);
  return idea === 'contrast-lines' ? first(words) : idea === 'contrast-over' ? last(words) : null;
}
