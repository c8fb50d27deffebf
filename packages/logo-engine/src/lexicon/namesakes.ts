import { formsOf, wordsOf } from './words.js';

/** Folded words. What a name may be called after, whatever its trade: a drawing of the trade may stand in it. */
export const NAMESAKES = {
  moon: 'luna lua moon noche nocturna nocturno medianoche',
  'in-sun': 'sol sun inti amanecer aurora alba solar',
  blaze: 'fuego fogon brasa hoguera fogata lumbre candela fire',
  'in-flower': 'flor margarita girasol amapola dalia flower',
  'in-heart': 'corazon corazoncito heart',
  'in-tree': 'arbol arbolito roble ceiba encina nogal olmo',
  peak: 'monte montaña cerro cumbre cordillera volcan cima sierra',
} as const;

type Namesake = keyof typeof NAMESAKES;

const FORMS = new Map(
  (Object.keys(NAMESAKES) as Namesake[]).flatMap((id) =>
    NAMESAKES[id].split(' ').flatMap((word) => formsOf(word).map((form) => [form, id] as const)),
  ),
);

/** What the words of a name are called after; null for most. */
export function namesakeOf(name: string): Namesake | null {
  for (const { text } of wordsOf(name))
    for (const form of formsOf(text)) {
      const found = FORMS.get(form);
      if (found !== undefined) return found;
    }
  return null;
}
