import type { Brief } from '../brief/brief.js';
import { isLinking } from '../brief/name.js';
import { fold } from '../lexicon/words.js';
import { isTradeLine } from './trade-line.js';

/** Characters of a place that is read at a glance under a name. */
const LONGEST = 18;

/** Where it is, at the end of a statement: "choritos frescos en Calbuco", "eventos en Zaragoza y pueblos". */
const WHERE =
  /\p{Ll}\sen\s(\p{Lu}\p{Ll}+(?:(?:\sdel?|\sla|\slos)*\s\p{Lu}\p{Ll}+){0,2})(?:\sy\s(?:(?:sus\s)?(?:alrededores|cercan[ií]as|pueblos|comunas)|(?:la\s|toda\sla\s)?regi[oó]n))?\s*(?:[.,;:!(\n]|$)/u;

/** What is written with a capital after "en" and is no place: networks, programs, languages, days, seasons. */
const NOWHERE =
  /^(?:instagram|facebook|whatsapp|tiktok|youtube|linkedin|spotify|twitch|google|amazon|internet|online|line|shopify|wordpress|woocommerce|excel|python|java|react|odoo|autocad|revit|canva|figma|photoshop|ingles|espanol|frances|aleman|portugues|mapudungun|quechua|guarani|aymara|navidad|pascua|halloween|ano|semana|dia|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|latinoamerica|america|europa|casa|tu|su|nuestra|nuestro)\b/u;

/**
 * Where a business is, as its description says it, for the small line of a name that tells the trade by itself: "Choritos del
 * Canal", CALBUCO. Empty where it says nothing of it, or what the name says already.
 */
export function placeLine({ description = '' }: Pick<Brief, 'description'>, name: string): string {
  const place = WHERE.exec(description.normalize('NFC').trim().replace(/\s+/gu, ' '))?.[1] ?? '';
  if (place === '' || place.length > LONGEST || NOWHERE.test(fold(place)) || !isTradeLine(place)) return '';
  const own = new Set(name.split(' ').map((word) => fold(word)));
  return place.split(' ').some((word) => !isLinking(word) && own.has(fold(word))) ? '' : place;
}
