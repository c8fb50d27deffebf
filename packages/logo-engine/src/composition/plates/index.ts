import type { PlateId } from '../../direction/direction.js';
import { bone } from './animals.js';
import type { Plate } from './plate.js';
import { pencil } from './school.js';
import { sweet } from './sweets.js';
import { toolbox } from './tools.js';
import { truck } from './vehicles.js';

export const PLATES: Readonly<Record<PlateId, Plate>> = { sweet, pencil, truck, bone, toolbox };
