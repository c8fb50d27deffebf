import { lastAnswers } from '../cache/last-answers.js';
import { fold, formsOf, wordsOf } from './words.js';

/**
 * What a name may be called after, whatever its trade: a drawing of the trade may stand in it, or wear it. Folded words of a
 * name, in any of their forms.
 */
const WORDS = {
  moon: 'luna lua moon noche nocturna nocturno medianoche',
  'in-sun': 'sol sun inti amanecer aurora alba solar',
  blaze: 'fuego fogon brasa hoguera fogata lumbre candela fire',
  'in-flower': 'flor margarita girasol amapola dalia flower',
  'in-heart': 'corazon corazoncito amor heart love',
  'in-tree': 'arbol arbolito roble ceiba encina nogal olmo',
  peak: 'monte montaña cerro cumbre cordillera volcan cima sierra',
  speeding: 'express expres veloz rapido rapidito turbo flash relampago fast speed',
  'cowboy-hatted': 'vaquero cowboy ranchero charro gaucho llanero arriero huaso',
  'chef-hatted': 'chef cocinero cocinera',
  smiling: 'feliz contento contenta alegre risueño risueña sonriente sonrisa happy',
  afloat: 'ola mar marea oceano ocean playa',
} as const;

/** What takes more than a word: a king with his article, and no family of kings; a house of something, and no family's. */
const PHRASES = {
  crowned:
    /(?:^|\s)(?:el|la|los|las|del|the)\s(?:rey|reina|reyes|reinas|emperador|emperatriz|principe|princesa|king|queen)(?=\s|$)|(?:^|\s)(?:rey|reina)\sdel?(?=\s)|(?:^|\s)corona(?=\s|$)/,
  'top-hatted': /(?:^|\s)(?:don|mister|mr\.?|señor|tio)\s/,
  roofed: /(?:^|\s)(?:(?:la|mi|tu)\s(?:casa|casita)|casita|(?:casa|casita|hogar)\sdel?)(?=\s|$)/,
  leafed:
    /(?:^|\s)(?:eco(?!n)\p{L}*|bio(?!quim|log|graf)\p{L}*|verde|green|vegan[oa]s?|organic[oa]?s?)(?=\s|$)/u,
} as const;

/** Places and a flower that are something else than their words. */
const OTHERS =
  /flor(?:es)? de loto|bio ?bio|mar del plata|viña del mar|playa del carmen|mar de plata|playa ancha/;

export type Namesake = keyof typeof WORDS | keyof typeof PHRASES;

const keys = <K extends string>(of: Readonly<Record<K, unknown>>): K[] => Object.keys(of) as K[];

export const NAMESAKES: readonly Namesake[] = [...keys(PHRASES), ...keys(WORDS)];

const FORMS = new Map(
  keys(WORDS).flatMap((id) =>
    WORDS[id].split(' ').flatMap((word) => formsOf(word).map((form) => [form, id] as const)),
  ),
);

function called(name: string): Namesake | null {
  const text = fold(name).replace(OTHERS, '');
  const isCalled = (id: keyof typeof PHRASES): boolean => PHRASES[id].test(text);
  if (isCalled('crowned')) return 'crowned';
  for (const word of wordsOf(text))
    for (const form of formsOf(word.text)) {
      const found = FORMS.get(form);
      if (found !== undefined) return found;
    }
  // "Cerro Verde" is a hill before it is green, "La Casa del Mar" is the sea's.
  return keys(PHRASES).find(isCalled) ?? null;
}

/** What the words of a name are called after; null for most. Every direction of a brief asks. */
export const namesakeOf: (name: string) => Namesake | null = lastAnswers(64, (name) => name, called);
