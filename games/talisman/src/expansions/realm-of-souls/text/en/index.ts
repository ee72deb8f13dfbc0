import { withCapitals } from '../../../../text/catalogue.ts';
import { soulNames } from './names.ts';
import { souls } from './patterns.ts';
import { soulTable } from './table.ts';

export const en: Readonly<Record<string, string>> = { ...soulNames, ...withCapitals(souls), ...soulTable };
