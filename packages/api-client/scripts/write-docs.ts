import { writeFileSync } from 'node:fs';
import { errorsPage } from './errors-page';
import { fallbacksPage } from './fallbacks-page';

const docs = new URL('../docs/', import.meta.url);
writeFileSync(new URL('fallbacks.md', docs), fallbacksPage());
writeFileSync(new URL('errors.md', docs), errorsPage());
