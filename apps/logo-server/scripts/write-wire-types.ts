import { writeFileSync } from 'node:fs';
import { WIRE_TYPES, wireTypes } from './wire-types.js';

writeFileSync(WIRE_TYPES, await wireTypes());
