import type { BrandFactsOf } from '../../domain/brand-facts.js';
import { sharePage } from '../../domain/brand-page.js';
import { ownLogo } from '../../domain/kept-logo.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps } from '../deps.js';
import { publicOrigin } from '../public-origin.js';
import { PAGE_FOLDER } from './brand-page.js';
import type { PersonalCall } from './personal-call.js';
import { toSharedPage } from './wire.js';

/** What a person does with the brand of a logo of theirs. */
export function brandCalls(deps: AppDeps, factsOf: BrandFactsOf, personalCall: PersonalCall): void {
  personalCall(CONTRACT.kit, async ({ userId }, { logo_id }) => {
    const logo = await ownLogo(deps.store, userId, logo_id);
    const { findings } = await factsOf(userId, logo);
    return { success: true, logo_id, kit_key: deps.downloadKeys.kit.issue(logo_id), checks: [...findings] };
  });

  personalCall(CONTRACT.downloadLogos, async ({ userId }) => ({
    success: true,
    logos_key: deps.downloadKeys.logos.issue(userId),
  }));

  personalCall(CONTRACT.share, async ({ userId }, { logo_id, shared }, c) => {
    const logo = { userId, logoId: logo_id };
    const key = await sharePage(deps, logo, shared === undefined ? undefined : shared === 1);
    return toSharedPage(logo_id, key && `${publicOrigin(c, deps.config)}${PAGE_FOLDER}${key}`);
  });
}
