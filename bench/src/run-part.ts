// Measures one part in a process of its own, and hands it to the one that asked.

import { thisMachine } from './results';
import { SOURCES } from './sources';

const [name = ''] = process.argv.slice(2);
const open = SOURCES[name];
if (open === undefined) throw new Error(`There is no part "${name}" to measure.`);
const { title, about, measure } = await open();
const machine = thisMachine();
const part = { title, about, machine, ...(await measure()) };
process.send?.(part, () => process.exit());
