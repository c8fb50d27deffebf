import type { z } from 'zod';
import { checkNameLength, tidyName } from '../../domain/brief.js';
import type { GeneratedLogo } from '../../domain/generation.js';
import { Refusal } from '../../domain/refusal.js';
import type { Adjustment } from '../../ports/drawing.js';
import type { LogoSummary, Movement, VersionSummary } from '../../ports/store.js';
import type { adjust } from '../contract/adjust.js';
import type { share } from '../contract/brand.js';
import type { generateLogo } from '../contract/generate-logo.js';
import type { gallery, logosInfo, movementsInfo } from '../contract/lists.js';
import { imageUrl } from '../image-address.js';

export function toGeneratedLogo(
  { imageKey, prompt, id: logo_id, seed, proposals, directorNotice }: GeneratedLogo,
  origin: string,
): z.input<typeof generateLogo.response> {
  return {
    image_url: imageUrl(origin, imageKey),
    prompt,
    logo_id,
    seed,
    proposals: proposals.map(({ id, imageKey: key, note, maker, why }) => ({
      id,
      image_url: imageUrl(origin, key),
      note,
      made_by: maker,
      ...(why !== undefined && { why }),
    })),
    ...(directorNotice !== undefined && { director_notice: directorNotice }),
  };
}

/** A refusal of a brief, whose name has another name in the call. */
export function ofGeneration(error: unknown): never {
  if (!(error instanceof Refusal) || error.field !== 'name') throw error;
  throw new Refusal(error.kind, error.message, { field: 'company_name' });
}

export function toVersion(
  version: VersionSummary,
  origin: string,
): z.input<typeof adjust.response>['version'] {
  const { imageKey, baseKey, change, companyName, color, createdAt, maker, why } = version;
  return {
    id: imageKey,
    image_url: imageUrl(origin, imageKey),
    base: baseKey,
    change,
    name: companyName,
    color,
    created: toIso(createdAt),
    ...(maker !== undefined && { made_by: maker }),
    ...(why !== undefined && { why }),
  };
}

/**
 * What of a change is given, as it is stored: a name as a brief has it, a colour in capitals.
 * @throws {Refusal} 'invalid' for a name that is too long so.
 */
export function given(change: z.output<typeof adjust.request>['change']): Adjustment {
  const { name: sent, color, ...rest } = change;
  const name = sent === undefined ? undefined : tidyName(sent);
  if (name !== undefined) checkNameLength(name);
  const ids = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color: color.toUpperCase() }),
    ...ids,
  };
}

/** A logo by the wire names of the gallery's list (section 3). */
export function toGalleryItem(
  logo: LogoSummary,
  origin: string,
): z.input<typeof gallery.response>['Logos'][number] {
  return {
    logo_id: logo.id,
    companyname: logo.companyName,
    image_data: imageUrl(origin, logo.imageKey),
    category: logo.industry,
    create_date: toIso(logo.createdAt),
    prompt_dalle: logo.prompt,
    favorito: logo.favorite ? 1 : 0,
  };
}

/** A logo by the wire names of the history (section 3). */
export function toHistoryLogo(logo: LogoSummary): z.input<typeof logosInfo.response>['respuesta'][number] {
  return {
    logo_id: logo.id,
    companyName: logo.companyName,
    industry: logo.industry,
    type: logo.type,
    style: logo.style,
    creationDate: toIso(logo.createdAt),
    prompt: logo.prompt,
  };
}

/** A movement by the wire names of the history (section 3). */
export function toHistoryMovement(
  movement: Movement,
): z.input<typeof movementsInfo.response>['respuesta'][number] {
  return {
    id_movimiento: movement.id,
    tipo_mov: movement.kind,
    cantidad: movement.amount,
    fecha_mov: toIso(movement.createdAt),
    concepto: movement.concept,
    descripcion: movement.description,
    categoria: movement.category,
    referencia: movement.reference,
  };
}

export function toSharedPage(logo_id: string, page_url: string | undefined): z.input<typeof share.response> {
  if (page_url === undefined) return { success: true, logo_id, shared: 0 };
  return { success: true, logo_id, shared: 1, page_url };
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
